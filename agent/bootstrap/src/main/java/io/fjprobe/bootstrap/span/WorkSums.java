package io.fjprobe.bootstrap.span;

import java.util.IdentityHashMap;
import java.util.Map;

/** What tasks of each class did, in each kind of operation, up to one moment. */
public final class WorkSums {

  private final Map<SpanPart, long[]> sums = new IdentityHashMap<>();

  private WorkSums() {}

  /**
   * Of live workers, and of all that others have handed over. Neither counts twice nor misses what
   * a worker hands over at this moment: each worker takes this lock once in its life, and holds it
   * for as long as it takes to add its sums.
   */
  public static synchronized WorkSums of(Iterable<SpanStack> live) {
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

  static synchronized void handOver(SpanStack ended) {
    ended.handOver();
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
