package io.fjprobe.weaving.classfile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import net.bytebuddy.jar.asm.ClassReader;

/** Where the pool's class files come from, and how they are read and written. */
public interface ClassFiles {

  /** Of the JVM that this code runs in. */
  ClassFiles OF_THIS_JVM = new OwnClassFiles();

  /**
   * @return null if there is no such class
   */
  byte[] read(String internalName) throws IOException;

  /**
   * A reader that does not mind a class file of a release newer than itself: what has to be known
   * is not the number of the format but that what is woven is found. It tells the true number.
   */
  static ClassReader reader(byte[] file) {
    byte[] known = file.clone();
    if (file.length > MAJOR && (file[MAJOR] & 0xff) > NEWEST_KNOWN) {
      known[MAJOR] = NEWEST_KNOWN;
    }
    ClassReader reader = new ClassReader(known);
    known[MAJOR] = file[MAJOR]; // it was only checked so far
    return reader;
  }

  /** The second byte of the major version, which follows the magic number and the minor version. */
  int MAJOR = 7;

  /** JDK 17. */
  byte NEWEST_KNOWN = 61;

  static byte[] readAll(InputStream in) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream(1 << 16);
    byte[] buffer = new byte[1 << 14];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      all.write(buffer, 0, n);
    }
    return all.toByteArray();
  }
}
