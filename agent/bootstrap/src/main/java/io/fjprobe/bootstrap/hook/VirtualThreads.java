package io.fjprobe.bootstrap.hook;

/** Thread.isVirtual() for code that also runs where it does not exist. */
final class VirtualThreads {

  private VirtualThreads() {}

  /** Virtual threads are instances of JDK classes with these names, 19 to 28. */
  static boolean isCurrent() {
    String name = Thread.currentThread().getClass().getName();
    return name.equals("java.lang.VirtualThread")
        || name.startsWith("java.lang.ThreadBuilders$BoundVirtualThread");
  }
}
