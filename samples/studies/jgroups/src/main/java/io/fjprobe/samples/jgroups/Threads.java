package io.fjprobe.samples.jgroups;

/** Platform threads, or virtual ones, which JDK 21 brought, for code of JDK 8. */
final class Threads {
  private Threads() {}

  static Thread start(boolean virtual, Runnable work) throws ReflectiveOperationException {
    if (virtual) {
      return (Thread)
          Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, work);
    }
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
