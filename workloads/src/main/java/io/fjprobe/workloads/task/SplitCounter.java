package io.fjprobe.workloads.task;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;

/**
 * Splits a range of longs as another spliterator does, and counts how often. A parallel stream
 * forks one task for each split and goes on with the other part in the same task, so that its tasks
 * are one more than its splits.
 */
public final class SplitCounter implements Spliterator.OfLong {
  private final Spliterator.OfLong range;
  private final AtomicInteger splits;

  public SplitCounter(Spliterator.OfLong range, AtomicInteger splits) {
    this.range = range;
    this.splits = splits;
  }

  @Override
  public Spliterator.OfLong trySplit() {
    Spliterator.OfLong prefix = range.trySplit();
    if (prefix == null) {
      return null;
    }
    splits.incrementAndGet();
    return new SplitCounter(prefix, splits);
  }

  @Override
  public void forEachRemaining(LongConsumer action) {
    range.forEachRemaining(action);
  }

  @Override
  public boolean tryAdvance(LongConsumer action) {
    return range.tryAdvance(action);
  }

  @Override
  public long estimateSize() {
    return range.estimateSize();
  }

  @Override
  public Comparator<? super Long> getComparator() {
    return range.getComparator();
  }

  @Override
  public int characteristics() {
    return range.characteristics();
  }
}
