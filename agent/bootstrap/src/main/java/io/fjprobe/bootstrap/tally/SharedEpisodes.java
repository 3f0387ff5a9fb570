package io.fjprobe.bootstrap.tally;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How long threads were in a state in sum, without a word on which: one atomic add as each begins
 * and ends.
 *
 * <p>Whoever begins adds BASE - now, whoever ends takes BASE away and adds now. So at any time the
 * number is open * (BASE - now) + the sum, and the sum is smaller than BASE - now: a division gives
 * both. In microseconds, so that this holds for years and 32000 at once.
 */
public final class SharedEpisodes {

  private static final long BASE = 1L << 48;
  private static final long NANOS = 1_000;

  private final long epoch = System.nanoTime();
  private final AtomicLong number = new AtomicLong();

  public void begin(long now) {
    number.getAndAdd(BASE - micros(now));
  }

  public void end(long now) {
    number.getAndAdd(micros(now) - BASE);
  }

  /** Those that go on included. */
  public long nanos() {
    long read = number.get(); // first: no time in it is later than the clock then
    return Math.floorMod(read, BASE - micros(System.nanoTime())) * NANOS;
  }

  private long micros(long now) {
    return Math.max(0, now - epoch) / NANOS;
  }
}
