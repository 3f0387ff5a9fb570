package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.hook.OperationHooks;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.matcher.ElementMatcher;

/** Which classes may be an application's. */
final class Applications {

  private static final String[] OTHERS = {
    "java.", "jdk.", "sun.", "io.fjprobe.bootstrap.", "io.fjprobe.weaving.", "io.fjprobe.shaded."
  };

  private Applications() {}

  static boolean mayHave(String className) {
    for (String start : OTHERS) {
      if (className.startsWith(start)) {
        return false;
      }
    }
    return true;
  }

  /** A loader of modules may hide what is in the bootstrap loader. */
  static boolean seesHooks(ClassLoader loader) {
    try {
      return Class.forName(OperationHooks.class.getName(), false, loader) == OperationHooks.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** The classes that are not. */
  static final class Others implements ElementMatcher<TypeDescription> {

    @Override
    public boolean matches(TypeDescription type) {
      return !mayHave(type.getName());
    }
  }
}
