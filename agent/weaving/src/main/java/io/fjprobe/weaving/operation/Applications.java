package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.hook.OperationHooks;

/** Which classes may be an application's. */
final class Applications {

  private static final String[] OTHERS = {
    "java/", "jdk/", "sun/", "io/fjprobe/bootstrap/", "io/fjprobe/weaving/", "io/fjprobe/shaded/"
  };

  private Applications() {}

  /**
   * @param name with slashes
   */
  static boolean mayHave(String name) {
    for (String start : OTHERS) {
      if (name.startsWith(start)) {
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
}
