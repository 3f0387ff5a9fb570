package io.fjprobe.weaving.classfile;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Those of this JVM. All of them are resources of the system class loader, but to ask it costs up
 * to a tenth of a second when the JVM starts, because it goes by URLs. So the JDK's are taken from
 * where they are.
 */
final class OwnClassFiles implements ClassFiles {

  /** Of JDK 8; later ones have modules. */
  private static final String BOOT_CLASS_PATH = "sun.boot.class.path";

  @Override
  public byte[] read(String internalName) throws IOException {
    String name = internalName + ".class";
    byte[] file = fromBootClassPath(name, System.getProperty(BOOT_CLASS_PATH));
    if (file == null) {
      file = from(Object.class.getResourceAsStream("/" + name)); // in java.base
    }
    return file == null ? from(ClassLoader.getSystemResourceAsStream(name)) : file;
  }

  /**
   * @param path null if there is none
   */
  static byte[] fromBootClassPath(String name, String path) throws IOException {
    if (path == null) {
      return null;
    }
    int from = 0;
    while (from < path.length()) {
      int end = path.indexOf(File.pathSeparatorChar, from);
      end = end < 0 ? path.length() : end;
      byte[] file = fromPlace(name, new File(path.substring(from, end)));
      if (file != null) {
        return file;
      }
      from = end + 1;
    }
    return null;
  }

  private static byte[] fromPlace(String name, File place) throws IOException {
    if (place.isDirectory()) {
      File file = new File(place, name);
      return file.isFile() ? Files.readAllBytes(file.toPath()) : null;
    }
    if (!place.isFile()) {
      return null; // the JVM does not mind either
    }
    try (ZipFile jar = new ZipFile(place)) {
      ZipEntry entry = jar.getEntry(name);
      return entry == null ? null : from(jar.getInputStream(entry));
    }
  }

  private static byte[] from(InputStream stream) throws IOException {
    try (InputStream in = stream) {
      return in == null ? null : ClassFiles.readAll(in);
    }
  }
}
