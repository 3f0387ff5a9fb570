package io.fjprobe.bootstrap.span;

import java.util.IdentityHashMap;
import java.util.Map;

/** What live workers have counted and not yet handed over. */
public final class WorkSums {

  private final Map<SpanPart, long[]> sums = new IdentityHashMap<>();

  public void add(SpanStack worker) {
    worker.addTo(this);
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

  /** With what others have handed over. */
  public long tasks(SpanPart part) {
    return part.tasks() + of(part)[0];
  }

  public long work(SpanPart part) {
    return part.work() + of(part)[1];
  }

  private long[] of(SpanPart part) {
    return sums.getOrDefault(part, new long[2]);
  }
}
