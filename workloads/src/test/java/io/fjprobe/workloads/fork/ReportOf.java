package io.fjprobe.workloads.fork;

import java.util.ArrayList;
import java.util.List;

/** A report as a JVM writes it, with one warm-up and the given measured iterations. */
public final class ReportOf {
  private ReportOf() {}

  public static Figures measured(long operations, long nanos, Long... cpuNanos) throws ForkFailure {
    List<String> iterations = new ArrayList<>();
    iterations.add(iteration("warm-up", 1_000, 1_000, 1_000L));
    for (Long cpu : cpuNanos) {
      iterations.add(iteration("measured", operations, nanos, cpu));
    }
    return Figures.of(
        """
        {"environment": {"jdkVersion": "17.0.1"}, "runs": [{"iterations": [%s]}]}
        """
            .formatted(String.join(",", iterations)));
  }

  private static String iteration(String phase, long operations, long nanos, Long cpuNanos) {
    return """
    {"phase": "%s", "operations": %d, "nanos": %d, "cpuNanos": %s}
    """
        .formatted(phase, operations, nanos, cpuNanos);
  }
}
