package io.fjprobe.weaving.jvm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.ProtectionDomain;

/**
 * Loads a class of the agent once more, into a module that has nothing else. A package of the JDK
 * that is opened cannot be closed again, and the class path is one module: so packages are opened
 * to such a class alone.
 */
public final class OwnModule {

  private OwnModule() {}

  /**
   * @param type names classes of java.base only
   */
  public static Class<?> with(Class<?> type) throws IOException {
    return new Alone().define(type);
  }

  private static final class Alone extends ClassLoader {

    Alone() {
      super(null);
    }

    Class<?> define(Class<?> type) throws IOException {
      byte[] file = fileOf(type);
      ProtectionDomain ours = OwnModule.class.getProtectionDomain();
      return defineClass(type.getName(), file, 0, file.length, ours);
    }
  }

  private static byte[] fileOf(Class<?> type) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (InputStream in = AgentJar.read(type.getName().replace('.', '/') + ".class")) {
      byte[] buffer = new byte[1 << 12];
      for (int length; (length = in.read(buffer)) >= 0; ) {
        file.write(buffer, 0, length);
      }
    }
    return file.toByteArray();
  }
}
