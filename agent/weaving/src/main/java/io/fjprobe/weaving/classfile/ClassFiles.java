package io.fjprobe.weaving.classfile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

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
   * is not the number of the format but that the rows of a table match.
   */
  static ClassReader reader(byte[] file) {
    byte[] known = file.clone();
    if (file.length > MAJOR && major(file) > NEWEST_KNOWN) {
      known[MAJOR - 1] = 0;
      known[MAJOR] = NEWEST_KNOWN;
    }
    return new ClassReader(known);
  }

  /** The class file that was written, in the format of the original. */
  static byte[] bytes(ClassWriter writer, byte[] original) {
    byte[] file = writer.toByteArray();
    System.arraycopy(original, MAJOR - 3, file, MAJOR - 3, 4);
    return file;
  }

  /** The second byte of the major version, which follows the magic number and the minor version. */
  int MAJOR = 7;

  /** JDK 17. */
  byte NEWEST_KNOWN = 61;

  static int major(byte[] file) {
    return (file[MAJOR - 1] & 0xff) << 8 | file[MAJOR] & 0xff;
  }

  static byte[] readAll(InputStream in) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream(1 << 16);
    byte[] buffer = new byte[1 << 14];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      all.write(buffer, 0, n);
    }
    return all.toByteArray();
  }
}
