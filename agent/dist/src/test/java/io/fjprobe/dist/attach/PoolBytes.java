package io.fjprobe.dist.attach;

import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.ProtectionDomain;
import java.util.concurrent.ForkJoinTask;

/** An agent that sees what the classes of the pool are made of, as it comes after all others. */
public final class PoolBytes implements ClassFileTransformer {

  private static Instrumentation instrumentation;

  public static void agentmain(String argument, Instrumentation available) {
    instrumentation = available;
  }

  /** Writes the class files of pool, queue and task as a transformer gets them last. */
  static void write() throws Exception {
    PoolBytes last = new PoolBytes();
    instrumentation.addTransformer(last, true);
    Class<?> queue = Class.forName("java.util.concurrent.ForkJoinPool$WorkQueue", false, null);
    Class<?> pool = Class.forName("java.util.concurrent.ForkJoinPool", false, null);
    instrumentation.retransformClasses(queue, ForkJoinTask.class, pool);
    instrumentation.removeTransformer(last);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] file) {
    if (loaded != null) {
      try {
        Files.write(Paths.get(loaded.getSimpleName() + ".class"), file);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
    return null;
  }
}
