package io.fjprobe.bootstrap.tally;

/**
 * Chooses which steals become events: each one at level=full, else one in n, where n doubles or
 * halves to keep all workers together near {@link #EVENTS_PER_SECOND}.
 */
public final class StealSampler {

  /** About 0.5 MB a minute. */
  public static final int EVENTS_PER_SECOND = 200;

  private static final int LONGEST = 1 << 20;
  private static final long SHORTEST_PERIOD = 20_000_000L;

  private final PoolTally pool;
  private int until;
  private int length;
  private long last;
  private long takenAtLast;

  StealSampler(PoolTally pool) {
    this.pool = pool;
    this.length = pool.recordsSingleEvents() ? 1 : Integer.MAX_VALUE;
    this.until = length;
  }

  /** Called once a steal; the usual answer is no. */
  public boolean isDue() {
    return --until <= 0;
  }

  /** True to make an event; sets the next interval. */
  public boolean take() {
    if (length == Integer.MAX_VALUE || Recorded.EVERY_STEAL) {
      until = length;
      return length == 1;
    }
    long now = System.nanoTime();
    long elapsed = now - last;
    long period =
        Math.max(
            SHORTEST_PERIOD, PoolRegistry.liveWorkers() * (1_000_000_000L / EVENTS_PER_SECOND));
    if (elapsed < period / 2) {
      length = Math.min(LONGEST, length * 2);
    } else if (elapsed > period * 2 && length > 1) {
      length /= 2;
    }
    last = now;
    until = length;
    return true;
  }

  /** How many tasks the event stands for: all since the last one. */
  public int weight(long taken) {
    long weight = taken - takenAtLast;
    takenAtLast = taken;
    return (int) Math.min(Integer.MAX_VALUE, weight);
  }
}
