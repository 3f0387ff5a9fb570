package io.fjprobe.bootstrap.statistics;

/** Whether the JVM is on its way out: the Flight Recorder then asks for statistics once more. */
final class Shutdown {

  /** Only to ask with. */
  private static final Thread NEVER_ADDED = new Thread("fjprobe");

  private Shutdown() {}

  static boolean hasBegun() {
    try {
      Runtime.getRuntime().removeShutdownHook(NEVER_ADDED);
      return false;
    } catch (IllegalStateException e) {
      return true; // what it throws in that case
    } catch (SecurityException e) {
      return false; // not known
    }
  }
}
