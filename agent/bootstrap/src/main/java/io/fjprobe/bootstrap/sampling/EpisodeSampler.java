package io.fjprobe.bootstrap.sampling;

/**
 * Chooses, when an episode is over, whether it becomes an event. Long ones matter most: each of at
 * least 1 ms is recorded on its own, and if there are too many of them, each of at least 2 ms, 4 ms
 * and so on. Of the others one in n is, and stands for those left out, with n going up and down
 * likewise. What a thread pays is a few reads and one atomic increment.
 */
public final class EpisodeSampler {

  private static final long LONG = 1_000_000L;
  private static final long LONGEST = 1L << 50;
  private static final long RAREST = 1L << 20;

  private final Interval interval;
  private final PacedLimit longFrom;
  private final PacedLimit oneIn;

  /**
   * @param perSecond events of the whole JVM, half of them long ones
   */
  public EpisodeSampler(Interval interval, int perSecond) {
    this(interval, perSecond, System.nanoTime());
  }

  EpisodeSampler(Interval interval, int perSecond, long now) {
    this.interval = interval;
    this.longFrom = new PacedLimit(budget(perSecond / 2, now), LONG, LONGEST, now);
    this.oneIn = new PacedLimit(budget(perSecond / 2, now), 1, RAREST, now);
  }

  private static EventBudget budget(int perSecond, long now) {
    return new EventBudget(perSecond, 2 * perSecond, now);
  }

  /**
   * How many episodes the event stands for, this one included; 0: do not record it.
   *
   * @param others the episodes of this kind that are not recorded yet
   */
  public int weigh(long nanos, long now, Unrecorded others, Thread thread) {
    int fixed = interval.oneIn();
    if (fixed == Interval.EVERY) {
      return 1;
    }
    if (fixed != Interval.AUTO) {
      return others.add(thread, fixed) ? others.take(thread, fixed, now) : 0;
    }
    if (nanos >= longFrom.value(now) && longFrom.take(now)) {
      return 1;
    }
    long n = oneIn.value(now);
    return others.add(thread, n) && oneIn.take(now) ? others.take(thread, n, now) : 0;
  }

  /** Whether an episode becomes an event because it is long; then it stands for itself alone. */
  public boolean takesLong(long nanos, long now) {
    return nanos >= longFrom.value(now) && longFrom.take(now);
  }

  /** For whoever counts the others himself: of how many one is to be recorded. */
  public long oneIn(long now) {
    return oneIn.value(now);
  }

  /** Whether one of the others becomes an event, now that it is its turn. */
  public boolean takesOther(long now) {
    return oneIn.take(now);
  }
}
