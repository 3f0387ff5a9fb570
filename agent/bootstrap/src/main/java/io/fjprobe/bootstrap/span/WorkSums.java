package io.fjprobe.bootstrap.span;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** What tasks of each class did, in each kind of operation, up to one moment. */
public final class WorkSums {

  /** After a time like this a worker was stopped while it handed over, perhaps by a debugger. */
  private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(1);

  /** Long beside a worker's work here, short beside a time slice. */
  private static final long PAUSE = TimeUnit.MICROSECONDS.toNanos(50);

  /** How many workers have begun to hand over their sums, and how many have done so. */
  private static final AtomicLong BEGUN = new AtomicLong();

  private static final AtomicLong DONE = new AtomicLong();

  private final Map<SpanPart, long[]> sums = new IdentityHashMap<>();

  private WorkSums() {}

  /**
   * Of live workers, and of all that others have handed over. It is read again if a worker handed
   * over meanwhile: that one might count twice, or not at all. So no worker waits for the reader.
   */
  public static WorkSums of(Iterable<SpanStack> live) {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < LONGEST_WAIT) {
      long done = DONE.get(); // before the other: if both are equal, nobody is about to hand over
      if (done == BEGUN.get()) {
        WorkSums sums = read(live);
        if (done == BEGUN.get()) {
          return sums;
        }
      }
      LockSupport.parkNanos(PAUSE);
    }
    return read(live);
  }

  private static WorkSums read(Iterable<SpanStack> live) {
    WorkSums all = new WorkSums();
    for (SpanStack worker : live) {
      worker.addTo(all);
    }
    for (RootTally root : Spans.all()) {
      for (SpanPart part : root.parts()) {
        all.add(part, part.tasks(), part.work());
      }
    }
    return all;
  }

  static void handOver(SpanStack ended) {
    BEGUN.getAndIncrement();
    try {
      ended.handOver();
    } finally {
      DONE.getAndIncrement();
    }
  }

  void add(SpanPart part, long tasks, long work) {
    long[] sum = sums.get(part);
    if (sum == null) {
      sum = new long[2];
      sums.put(part, sum);
    }
    sum[0] += tasks;
    sum[1] += work;
  }

  public long tasks(SpanPart part) {
    return of(part)[0];
  }

  public long work(SpanPart part) {
    return of(part)[1];
  }

  private long[] of(SpanPart part) {
    return sums.getOrDefault(part, new long[2]);
  }
}
