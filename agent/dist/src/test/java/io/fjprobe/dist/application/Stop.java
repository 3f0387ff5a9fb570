package io.fjprobe.dist.application;

/** Thread.stop, which JDK 20 took away. */
final class Stop {

  private static final int LAST_JDK = 19;

  private Stop() {}

  static boolean isSupported() {
    String version = System.getProperty("java.specification.version");
    return version.startsWith("1.") || Integer.parseInt(version) <= LAST_JDK;
  }

  static void stop(Thread thread) throws ReflectiveOperationException {
    Thread.class.getMethod("stop").invoke(thread);
  }
}
