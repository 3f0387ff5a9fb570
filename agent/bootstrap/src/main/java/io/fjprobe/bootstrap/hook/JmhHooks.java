package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.statistics.JmhIterations;

/** Begin and end of an iteration, in JMH's own code. */
public final class JmhHooks {

  private JmhHooks() {}

  /**
   * @param benchmark JMH's BenchmarkParams
   * @param iteration its IterationParams
   */
  public static void begin(Object benchmark, Object iteration) {
    try {
      JmhIterations.begin(benchmark, iteration);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * @param result JMH's IterationResult
   */
  public static void end(Object result) {
    try {
      JmhIterations.end(result);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
