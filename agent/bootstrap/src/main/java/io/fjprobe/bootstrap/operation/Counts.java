package io.fjprobe.bootstrap.operation;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counters of one operation in one thread at a time. Only that thread writes; any may read. Not in
 * one cache line with what other threads write.
 */
final class Counts {

  /** What is counted. */
  enum Count {
    STARTED,
    /** At return: normally or by an exception. */
    ENDED,
    FAILED,
    /** Of those ended, what returned a future whose end nobody can be told of. */
    NOT_AWAITED,
    /** Returned a stage that was not complete; how it ends is in AsyncTally. */
    PENDING,
    TIMED,
    /** For how many of those ended the timed ones stand. */
    TIMED_FOR,
    /** Of the timed ones, each as often as it stands for others. */
    NANOS,
    CPU_TIMED,
    /** The same, of all that returned. */
    CPU_TIMED_FOR,
    CPU_NANOS
  }

  static final int SIZE = Count.values().length;
  private static final int PADDING = 16; // longs in two cache lines

  private final AtomicLongArray cells = new AtomicLongArray(SIZE + 2 * PADDING);

  void add(Count count, long amount) {
    int at = PADDING + count.ordinal();
    cells.lazySet(at, cells.get(at) + amount);
  }

  long get(Count count) {
    return cells.get(PADDING + count.ordinal());
  }
}
