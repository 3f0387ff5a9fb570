package io.fjprobe.workloads.fork;

/** A report as a JVM writes it, with one warm-up and the given measured iterations. */
public final class ReportOf {
  private ReportOf() {}

  public static Figures measured(long operations, long nanos, Long... cpuNanos) throws ForkFailure {
    StringBuilder report = new StringBuilder("{\n\"jdkVersion\": \"17.0.1\",\n");
    iteration(report, "warm-up", 1_000, 1_000, 1_000L);
    for (Long cpu : cpuNanos) {
      iteration(report, "measured", operations, nanos, cpu);
    }
    return Figures.of(report.toString());
  }

  private static void iteration(
      StringBuilder report, String phase, long operations, long nanos, Long cpuNanos) {
    report.append(
        """
        {
          "phase": "%s",
          "operations": %d,
          "nanos": %d,
          "cpuNanos": %s,
          "verified": true
        },
        """
            .formatted(phase, operations, nanos, cpuNanos));
  }
}
