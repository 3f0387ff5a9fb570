package io.fjprobe.bootstrap;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.statistics.Statistics;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import java.util.Map;

/**
 * For programs that know when something begins or ends, such as benchmarks. Found by name ({@code
 * Class.forName("io.fjprobe.bootstrap.Snapshot", true, null)}) if the agent is present.
 */
public final class Snapshot {

  private Snapshot() {}

  /**
   * The counts of all pools of this JVM so far, including those that ended. The difference of two
   * calls is what happened between them. It is exact if no pool was working during either call. The
   * names are those that the counters have in events; what is not recorded is left out.
   */
  public static Map<String, Long> counts() {
    return PoolRegistry.totals().in(Counter.In.SNAPSHOT);
  }

  /**
   * How long the workers of all pools, those that ended included, were in a state so far, in
   * nanoseconds, all workers added up; what goes on counts up to now. The names are those that the
   * times have in events; what is not recorded is left out.
   */
  public static Map<String, Long> times() {
    return PoolRegistry.totals().in(Counter.In.TIMES);
  }

  /**
   * Writes the statistics of all pools and workers at once, so that the counts between two marks
   * are exact.
   */
  public static void mark() {
    try {
      Statistics.mark();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
