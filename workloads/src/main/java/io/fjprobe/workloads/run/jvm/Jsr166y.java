package io.fjprobe.workloads.run.jvm;

import io.fjprobe.workloads.run.options.UsageException;

/** Whether this JVM lets the library jsr166y work, which calls sun.misc.Unsafe. */
public final class Jsr166y {
  private static final String POOL = "jsr166y.ForkJoinPool";

  private Jsr166y() {}

  public static void refuseIfDenied(String title) throws UsageException {
    try {
      Class.forName(POOL);
    } catch (ClassNotFoundException e) {
      throw new UsageException(
          title + " without " + POOL, "it is in workloads.jar", "run the jar as it was built");
    } catch (Error | RuntimeException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new UsageException(
          title + " on JDK " + Environment.jdk() + ": " + cause,
          "this JVM denies jsr166y the methods of sun.misc.Unsafe that it is made of",
          "add java --sun-misc-unsafe-memory-access=allow, or use a JDK that has them");
    }
  }
}
