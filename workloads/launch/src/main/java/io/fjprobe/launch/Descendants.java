package io.fjprobe.launch;

/** The processes that a program has started. A JVM of JDK 8 can't tell them. */
interface Descendants {

  static Descendants of(Process process) {
    return JavaHome.own().feature.equals("8")
        ? new UnknownDescendants()
        : new KnownDescendants(process);
  }

  void askToEnd();

  void kill();

  /**
   * Waits for those that were asked to end. Returns true if they have ended.
   *
   * @param endNanos time to wait until
   */
  boolean waitUntil(long endNanos) throws InterruptedException;
}
