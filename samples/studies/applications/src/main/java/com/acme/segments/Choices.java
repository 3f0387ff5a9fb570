package com.acme.segments;

import java.util.List;
import java.util.concurrent.RecursiveTask;
import org.roaringbitmap.RoaringBitmap;

/** The sizes of all intersections of a choice of sets, summed up: each set is taken, or is not. */
final class Choices extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1;
  private final transient List<RoaringBitmap> sets;
  private final int next;
  private final transient RoaringBitmap common;

  Choices(List<RoaringBitmap> sets, int next, RoaringBitmap common) {
    this.sets = sets;
    this.next = next;
    this.common = common;
  }

  @Override
  protected Long compute() {
    if (next == sets.size()) {
      return (long) common.getCardinality();
    }
    Choices without = new Choices(sets, next + 1, common);
    Choices with = new Choices(sets, next + 1, RoaringBitmap.and(common, sets.get(next)));
    without.fork();
    with.fork();
    return with.join() + without.join();
  }
}
