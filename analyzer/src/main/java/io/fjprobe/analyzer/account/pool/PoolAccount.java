package io.fjprobe.analyzer.account.pool;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Sums;

/**
 * One pool, or pools that were made at the same line, in one window. The parts of its groups are
 * side by side in JSON.
 *
 * @param counts what is counted exactly
 * @param events what single events tell
 * @param inTasks what its workers do in tasks
 */
public record PoolAccount(
    @JsonUnwrapped PoolIdentity identity,
    @JsonUnwrapped PoolPresence presence,
    @JsonUnwrapped PoolTime times,
    @JsonUnwrapped PoolCounts counts,
    @JsonUnwrapped PoolEvents events,
    @JsonUnwrapped InTasks inTasks,
    @JsonUnwrapped PoolProgress progress) {

  /**
   * The share of the workers' time (0 to 1) below which they count as not having run a task. A
   * worker needs that much to start, and to find nothing.
   */
  private static final double AWAKE = 0.05;

  /**
   * The running time of the workers below which a pool hardly runs, as a share of the window (0 to
   * 1).
   */
  private static final double HARDLY = 0.01;

  public String name() {
    return identity.name();
  }

  /**
   * Returns whether nothing happened in the pool: no task came or ran, even if workers waited for
   * some. Nobody can say that of workers that were not observed.
   */
  public boolean quiet() {
    return progress.stalls().isEmpty()
        && times.unobservedNanos() == 0
        && nothingRan()
        && counts.allZero()
        && events.steals().sampling().events() == 0
        && events.joins().all().count() == 0;
  }

  /** Returns whether next to nothing ran in the pool, for as long as it was there. */
  public boolean hardlyRuns() {
    Long running = times.time().runningNanos();
    return quiet() || running != null && running < HARDLY * presence.windowNanos();
  }

  /** Returns whether no task ran. Time that is not recorded may have been spent on anything. */
  private boolean nothingRan() {
    long total = Sums.orZero(times.time().totalNanos());
    Long running = times.time().runningNanos();
    return total == 0 || running != null && running < AWAKE * total;
  }
}
