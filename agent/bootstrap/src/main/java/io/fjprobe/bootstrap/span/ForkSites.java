package io.fjprobe.bootstrap.span;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Looks at the line that forks a task, for some forks: a stack costs some microseconds. Forks near
 * the begin of an operation are few, and their tasks are often the largest. So forks are told apart
 * by how many tasks are on the path before, and of each kind one in a number is looked at that
 * grows with their rate.
 *
 * <p>Threads share these, so that those that live for short do not look at all their forks. They
 * write without a lock: what that loses changes when the next look is, and nothing else.
 */
final class ForkSites {

  /** In tests that count lines. */
  private static final boolean EVERY = Boolean.getBoolean("fjprobe.span.everyFork");

  private static final int SHARED = 64; // a power of two
  private static final ForkSites[] ALL = new ForkSites[SHARED];
  private static final AtomicInteger GIVEN = new AtomicInteger();

  static {
    for (int i = 0; i < SHARED; i++) {
      ALL[i] = new ForkSites();
    }
  }

  /** Looks at one kind of forks may take one part in so many of the time. */
  private static final long TIMES = 1000;

  /** A task stands for no more: longer gaps would let a thread see no line at all. */
  private static final int MOST_GAP = 1 << 20;

  /** In nanoseconds. */
  private static final long FIRST_COST = 100_000;

  private static final int SLOWLY = 16;

  /** Gaps differ by this factor, so that there are few of them. */
  private static final int STEP = 4;

  /** More than {@link Stretch#size()} can be. */
  private static final int KINDS = 72;

  private static final int SHIFT_1 = 13;
  private static final int SHIFT_2 = 17;
  private static final int SHIFT_3 = 5;

  /** By kind: forks from the last look to the next, and how many of these are still to come. */
  private final int[] drawn = new int[KINDS];

  private final int[] left = new int[KINDS];

  /** Of how many forks one is looked at in the mean; a power of four. */
  private final int[] gaps = new int[KINDS];

  /** When the last look was over. */
  private final long[] last = new long[KINDS];

  /** Of a look, in nanoseconds: about the least that there was of late. */
  private long cost = FIRST_COST;

  private int random = System.identityHashCode(this) | 1;

  ForkSites() {
    for (int i = 0; i < KINDS; i++) {
      drawn[i] = 1;
      left[i] = 1;
      gaps[i] = 1;
      last[i] = System.nanoTime();
    }
  }

  /** For a thread. */
  static ForkSites any() {
    return ALL[GIVEN.getAndIncrement() & (SHARED - 1)];
  }

  /**
   * Whether the next fork is to be looked at.
   *
   * @param by where the task is that forks
   */
  boolean isTurn(Stretch by) {
    return --left[by.size()] <= 0;
  }

  /** Returns how the tasks of this class that this line forks are counted. */
  TaskClass look(TaskClass of, Stretch by) {
    long begin = System.nanoTime();
    int kind = by.size();
    String line = ForkLine.here();
    TaskClass found = of.forkedAt(line, gaps[kind]);
    if (!EVERY) {
      next(kind, begin);
    }
    return found;
  }

  private void next(int kind, long begin) {
    long now = System.nanoTime();
    long took = Math.min(now - begin, 2 * cost); // more if the thread had to wait for a CPU
    cost = took < cost ? took : cost + (took - cost) / SLOWLY;
    int gap = gaps[kind];
    long takes = (begin - last[kind]) / drawn[kind] * gap;
    if (takes < TIMES * cost && gap < MOST_GAP) {
      gap *= STEP;
    } else if (takes / (STEP * STEP) > TIMES * cost && gap > 1) {
      gap /= STEP;
    }
    gaps[kind] = gap;
    last[kind] = now;
    random ^= random << SHIFT_1;
    random ^= random >>> SHIFT_2;
    random ^= random << SHIFT_3;
    // in the mean the gap: forks that come in a regular order are seen alike
    drawn[kind] = 1 + (random >>> 1) % (2 * gap - 1);
    left[kind] = drawn[kind];
  }
}
