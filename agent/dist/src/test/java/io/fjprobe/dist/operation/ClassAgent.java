package io.fjprobe.dist.operation;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.ProtectionDomain;

/** Another agent: it reloads classes, and sees what they are made of. */
public final class ClassAgent implements ClassFileTransformer {

  private static Instrumentation instrumentation;

  private final Class<?> wanted;
  private byte[] seen;

  private ClassAgent(Class<?> wanted) {
    this.wanted = wanted;
  }

  public static void premain(String argument, Instrumentation available) {
    instrumentation = available;
  }

  public static void agentmain(String argument, Instrumentation available) {
    instrumentation = available;
  }

  /** With the class file that it comes from. */
  static void redefine(Class<?> type) throws Exception {
    instrumentation.redefineClasses(new ClassDefinition(type, file(type)));
  }

  private static byte[] file(Class<?> type) throws Exception {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      for (int b = in.read(); b >= 0; b = in.read()) {
        all.write(b);
      }
    }
    return all.toByteArray();
  }

  /** Writes the class file that the JVM runs, and says whether it has calls of hooks. */
  static String code(Class<?> type) throws Exception {
    ClassAgent last = new ClassAgent(type);
    instrumentation.addTransformer(last, true);
    instrumentation.retransformClasses(type);
    instrumentation.removeTransformer(last);
    String text = new String(last.seen, StandardCharsets.ISO_8859_1);
    Files.write(Paths.get(type.getSimpleName() + ".class"), last.seen);
    return text.contains("OperationHooks") ? "woven" : "plain";
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] file) {
    if (loaded == wanted) {
      seen = file;
    }
    return null;
  }
}
