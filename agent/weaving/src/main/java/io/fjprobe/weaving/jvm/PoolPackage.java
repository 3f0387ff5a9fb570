package io.fjprobe.weaving.jvm;

import io.fjprobe.bootstrap.probed.PoolAccess;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;
import java.util.concurrent.Callable;

/** Defines a class beside ForkJoinPool: from 9 on by a lookup in its module, on 8 by Unsafe. */
public final class PoolPackage {

  private static boolean defined;

  private PoolPackage() {}

  /**
   * Once in the life of the JVM, before anything is woven.
   *
   * @param file of a class that makes itself known to PoolAccess
   */
  public static void define(String name, byte[] file, Instrumentation instrumentation) {
    try {
      if (!defined) {
        if (ModuleReads.areThere()) {
          byLookup(file, instrumentation);
        } else {
          byUnsafe(name, file);
        }
        defined = true;
      }
      Class.forName(name.replace('/', '.'), true, null);
    } catch (IOException | ReflectiveOperationException e) {
      throw new CannotObserveException("the pool's fields cannot be read", e);
    }
    if (!PoolAccess.isOpen()) {
      throw new CannotObserveException(
          "the pool's fields cannot be read: a class of the application used the agent's"
              + " classes before the agent did; attach again after a restart, or use -javaagent");
    }
  }

  private static void byLookup(byte[] file, Instrumentation instrumentation)
      throws IOException, ReflectiveOperationException {
    Class<?> definer = OwnModule.with(PackageDefiner.class);
    ModuleReads.openJavaBase(definer, instrumentation);
    definer
        .getMethod("define", Class.class, byte[].class)
        .invoke(null, Callable.class, file); // loaded in each JVM, which the pool may not be yet
  }

  private static void byUnsafe(String name, byte[] file) throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    unsafe
        .getMethod(
            "defineClass",
            String.class,
            byte[].class,
            int.class,
            int.class,
            ClassLoader.class,
            ProtectionDomain.class)
        .invoke(instance.get(null), name, file, 0, file.length, null, null);
  }
}
