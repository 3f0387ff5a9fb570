package io.fjprobe.weaving.advice;

import io.fjprobe.weaving.classfile.ClassFiles;
import net.bytebuddy.utility.AsmClassReader;

/** Reads class files of any release, also of those that Byte Buddy does not know yet. */
final class AnyVersion implements AsmClassReader.Factory {

  @Override
  public AsmClassReader make(byte[] file) {
    return make(file, true);
  }

  @Override
  public AsmClassReader make(byte[] file, boolean experimental) {
    return new AsmClassReader.ForAsm(ClassFiles.reader(file));
  }
}
