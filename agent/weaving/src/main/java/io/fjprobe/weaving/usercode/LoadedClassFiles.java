package io.fjprobe.weaving.usercode;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Modifier;

/** The class files of classes that are loaded, as their class loaders find them. */
final class LoadedClassFiles implements ClassFiles {

  /** To search one among all classes takes as long as some looks. */
  private static final int MOST_FILES = 128;

  private final Instrumentation instrumentation;
  private int left = MOST_FILES;

  LoadedClassFiles(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /**
   * {@inheritDoc}
   *
   * <p>What only one class implements is read there. After many files, none is found any more.
   */
  @Override
  public byte[] read(String internalName) throws IOException {
    if (left == 0) {
      return null;
    }
    left--;
    String name = internalName.replace('/', '.');
    Class<?>[] all = instrumentation.getAllLoadedClasses();
    for (Class<?> each : all) {
      if (each.getName().equals(name)) {
        Class<?> type = isComplete(each) ? each : onlyOne(each, all);
        return type == null ? null : file(type);
      }
    }
    return null;
  }

  private static boolean isComplete(Class<?> type) {
    return !Modifier.isAbstract(type.getModifiers()); // interfaces are abstract, too
  }

  private static Class<?> onlyOne(Class<?> type, Class<?>... all) {
    Class<?> only = null;
    for (Class<?> each : all) {
      if (type.isAssignableFrom(each) && isComplete(each)) {
        if (only != null) {
          return null;
        }
        only = each;
      }
    }
    return only;
  }

  private static byte[] file(Class<?> type) throws IOException {
    String name = type.getName();
    String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in == null ? null : ClassFiles.readAll(in);
    }
  }
}
