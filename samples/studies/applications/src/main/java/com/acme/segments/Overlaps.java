package com.acme.segments;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RecursiveTask;
import org.roaringbitmap.RoaringBitmap;

/**
 * How many customers pairs of sets have in common: a task for each set, joined as they were forked.
 */
final class Overlaps extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1;
  private final transient List<RoaringBitmap> sets;
  private final int from;
  private final int to;

  Overlaps(List<RoaringBitmap> sets, int from, int to) {
    this.sets = sets;
    this.from = from;
    this.to = to;
  }

  @Override
  protected Long compute() {
    if (to - from == 1) {
      return ofSet(from);
    }
    int parts = Math.min(to - from, 8);
    List<Overlaps> overlaps = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      int begin = from + (to - from) * part / parts;
      int end = from + (to - from) * (part + 1) / parts;
      Overlaps task = new Overlaps(sets, begin, end);
      task.fork();
      overlaps.add(task);
    }
    long sum = 0;
    for (Overlaps part : overlaps) {
      sum += part.join();
    }
    return sum;
  }

  private long ofSet(int set) {
    long common = 0;
    for (RoaringBitmap other : sets) {
      common += RoaringBitmap.andCardinality(sets.get(set), other);
    }
    return common;
  }
}
