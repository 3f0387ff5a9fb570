package io.fjprobe.bootstrap.operation;

/** Thread.isVirtual() for code that also runs where it does not exist. */
final class ThreadKind {

  /** Seen last: comparing names takes longer. */
  private static volatile Class<?> virtual;

  private static volatile Class<?> platform = Thread.class;

  private ThreadKind() {}

  static boolean isVirtual(Thread thread) {
    Class<?> kind = thread.getClass();
    if (kind == virtual) {
      return true;
    }
    if (kind == platform) {
      return false;
    }
    String name = kind.getName(); // of classes of the JDK, 19 to 28
    if (name.equals("java.lang.VirtualThread")
        || name.equals("java.lang.ThreadBuilders$BoundVirtualThread")) {
      virtual = kind;
      return true;
    }
    platform = kind;
    return false;
  }
}
