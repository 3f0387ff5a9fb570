package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.sampling.EventBudget;
import io.fjprobe.bootstrap.sampling.Recorded;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Pools and workers of this JVM that started and ended. Those beyond the budget are not recorded
 * one by one, so that programs that make pools in a loop do not fill the recording. Their number is
 * exact too.
 */
public final class LifeTally {

  private static final int PER_SECOND = 10;
  private static final int AT_ONCE = 200;

  public static final LifeTally POOLS = new LifeTally();
  public static final LifeTally WORKERS = new LifeTally();

  public final AtomicLong started = new AtomicLong();
  public final AtomicLong ended = new AtomicLong();

  /** Of those that ended. */
  public final AtomicLong notRecorded = new AtomicLong();

  /** Forks and submissions in pools that were not recorded. */
  public final AtomicLong tasksNotRecorded = new AtomicLong();

  /** Those that began since the last one that was recorded, which the next one will stand for. */
  private final AtomicLong unrecordedStarts = new AtomicLong();

  private final EventBudget budget = new EventBudget(PER_SECOND, AT_ONCE, System.nanoTime());

  private LifeTally() {}

  /** Whether the one that begins is to be recorded. */
  public boolean begin(long now) {
    started.getAndIncrement();
    boolean recorded = Recorded.EVERY_STEAL || budget.take(now);
    if (!recorded) {
      unrecordedStarts.getAndIncrement();
    }
    return recorded;
  }

  /**
   * How many an event of a start stands for: over all events, none is counted twice.
   *
   * @param recorded what {@link #begin} said of the one that the event is about
   */
  public int standsFor(boolean recorded) {
    return (int) Math.min(Integer.MAX_VALUE, unrecordedStarts.getAndSet(0) + (recorded ? 1 : 0));
  }
}
