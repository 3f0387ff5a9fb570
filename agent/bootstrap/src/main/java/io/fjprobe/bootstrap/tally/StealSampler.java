package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Padding;
import io.fjprobe.bootstrap.sampling.EventBudget;
import io.fjprobe.bootstrap.sampling.Interval;

/**
 * Chooses which steals become events: one in n. Either n is set, or it doubles and halves to keep
 * all workers together near {@link #EVENTS_PER_SECOND}; each one at level=full.
 */
public final class StealSampler extends Padding {

  /** About 0.3 MB a minute. */
  public static final int EVENTS_PER_SECOND = 100;

  private static final EventBudget BUDGET = new EventBudget(EVENTS_PER_SECOND);
  private static final int LONGEST = 1 << 20;
  private static final int UNTIL_NEXT_LOOK = 64;
  private static final long SHORTEST_PERIOD = 20_000_000L;

  private final PoolTally pool;
  private int until;
  private int length = 1;
  private int interval = Interval.STEAL.oneIn();
  private long last;
  private long takenAtLast;

  StealSampler(PoolTally pool) {
    this.pool = pool;
    this.until = pool.mayRecordSingleEvents() ? 1 : Integer.MAX_VALUE;
  }

  /** Called once a steal; the usual answer is no. */
  public boolean isDue() {
    return --until <= 0 || interval != Interval.STEAL.oneIn();
  }

  /** What {@link #isDue} will say of the next steal, unless the interval changes before it. */
  public boolean isNext() {
    return until <= 1 || interval != Interval.STEAL.oneIn();
  }

  /** A steal of which {@link #isNext} has said no. */
  public void pass() {
    until--;
  }

  /** True to make an event; sets the next interval. */
  public boolean take() {
    interval = Interval.STEAL.oneIn();
    if (!pool.mayRecordSingleEvents()) {
      until = Integer.MAX_VALUE;
      return false;
    }
    if (!pool.recordsSingleEvents()) {
      until = UNTIL_NEXT_LOOK; // nothing tells of this pool yet
      return false;
    }
    if (interval != Interval.AUTO) {
      until = interval;
      return true;
    }
    long now = System.nanoTime();
    boolean taken = BUDGET.take(now);
    adapt(now - last, taken);
    last = now;
    until = length;
    return taken;
  }

  private void adapt(long elapsed, boolean taken) {
    long period =
        Math.max(
            SHORTEST_PERIOD, PoolRegistry.liveWorkers() * (1_000_000_000L / EVENTS_PER_SECOND));
    if (!taken || elapsed < period / 2) {
      length = Math.min(LONGEST, length * 2);
    } else if (elapsed > period * 2 && length > 1) {
      length /= 2;
    }
  }

  /** How many tasks the event stands for: all since the last one. */
  public int weight(long taken) {
    long weight = taken - takenAtLast;
    takenAtLast = taken;
    return (int) Math.min(Integer.MAX_VALUE, weight);
  }

  /** The event is switched off: what was taken till now belongs to no event. */
  public void skip(long taken) {
    takenAtLast = taken;
  }
}
