package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import java.util.Objects;
import java.util.function.Function;

/** Time of the workers of all pools of a section, as far as it is known. */
public record PoolTotals(long totalNanos, long runningNanos) {

  public static PoolTotals of(SectionAccount section) {
    return new PoolTotals(
        sum(section, WorkerTime::totalNanos), sum(section, WorkerTime::runningNanos));
  }

  private static long sum(SectionAccount section, Function<WorkerTime, Long> time) {
    return section.pools().stream()
        .map(pool -> pool.times().time())
        .map(time)
        .filter(Objects::nonNull)
        .mapToLong(nanos -> Math.max(nanos, 0))
        .sum();
  }
}
