package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.operation.Counts.Count;

/** The counters of one operation, of all threads together. */
public final class OperationTotals {

  /** What is added up in one go: ends before starts, so that no end lacks its start. */
  enum Part {
    ENDS,
    STARTS
  }

  private static final int NOT_KNOWN = -1;

  private final long[] sums = new long[Counts.SIZE];
  private final long asyncEnded;
  private final long asyncFailed;
  private final long asyncTimed;
  private final long asyncNanos;

  public OperationTotals(Operation operation) {
    asyncEnded = operation.async.ended();
    asyncFailed = operation.async.failed();
    asyncTimed = operation.async.timed();
    asyncNanos = operation.async.nanos();
    SlotTable.forEach(operation.id, this, Part.ENDS);
    SlotTable.forEach(operation.id, this, Part.STARTS);
  }

  /** Drops references to threads that have ended; where no operation was named there are none. */
  public static void sweep() {
    if (Named.OPERATIONS.all().length > 0) {
      SlotTable.sweep();
    }
  }

  void add(Counts counts, Part part) {
    if (part == Part.STARTS) {
      add(counts, Count.STARTED);
      return;
    }
    for (Count each : Count.values()) {
      if (each != Count.ENDED && each != Count.STARTED) {
        add(counts, each);
      }
    }
    add(counts, Count.ENDED); // last, as it was counted: no more failed than ended
  }

  private void add(Counts counts, Count count) {
    sums[count.ordinal()] += counts.get(count);
  }

  private long sum(Count count) {
    return sums[count.ordinal()];
  }

  public long started() {
    return sum(Count.STARTED);
  }

  public long ended() {
    return sum(Count.ENDED) + asyncEnded;
  }

  public long failed() {
    return sum(Count.FAILED) + asyncFailed;
  }

  public long notAwaited() {
    return sum(Count.NOT_AWAITED);
  }

  public long timed() {
    return sum(Count.TIMED) + asyncTimed;
  }

  /** Of all that ended and were awaited, by those that were timed; -1: none was. */
  public long nanos() {
    long inThread = sum(Count.ENDED) - sum(Count.NOT_AWAITED);
    long sync = scaled(sum(Count.NANOS), sum(Count.TIMED_FOR), inThread);
    long async = scaled(asyncNanos, asyncTimed, asyncEnded);
    return sync < 0 || async < 0 ? NOT_KNOWN : sync + async;
  }

  public long cpuTimed() {
    return sum(Count.CPU_TIMED);
  }

  /** Of the calling threads until they returned, by those that were timed; -1: none was. */
  public long cpuNanos() {
    long returned = sum(Count.ENDED) + sum(Count.PENDING);
    return cpuTimed() == 0
        ? NOT_KNOWN
        : scaled(sum(Count.CPU_NANOS), sum(Count.CPU_TIMED_FOR), returned);
  }

  /** Exact where what was measured is all that there was. */
  private static long scaled(long measured, long of, long all) {
    if (of == all || all == 0) {
      return measured;
    }
    return of == 0 ? NOT_KNOWN : (long) ((double) measured / of * all);
  }
}
