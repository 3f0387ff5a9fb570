package io.fjprobe.weaving.advice;

import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.jvm.AgentJar;
import java.io.IOException;
import java.io.InputStream;
import net.bytebuddy.dynamic.ClassFileLocator;

/** The class files of advice, which are in the agent's jar. */
final class AdviceFiles implements ClassFileLocator {

  @Override
  public Resolution locate(String name) throws IOException {
    try (InputStream in = AgentJar.read(name.replace('.', '/') + CLASS_FILE_EXTENSION)) {
      return in == null
          ? new Resolution.Illegal(name)
          : new Resolution.Explicit(ClassFiles.readAll(in));
    }
  }

  @Override
  public void close() {}
}
