package io.fjprobe.dist.program;

import java.util.Spliterator;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** A parallel stream that says how often it was split: once for each task that it forks. */
final class SplitCount implements Spliterator.OfLong {

  private final Spliterator.OfLong numbers;
  private final Runnable splits;

  private SplitCount(Spliterator.OfLong numbers, Runnable splits) {
    this.numbers = numbers;
    this.splits = splits;
  }

  static long sum(int n, Runnable splits) {
    Spliterator.OfLong numbers = LongStream.rangeClosed(1, n).spliterator();
    return StreamSupport.longStream(new SplitCount(numbers, splits), true).sum();
  }

  @Override
  public Spliterator.OfLong trySplit() {
    Spliterator.OfLong rest = numbers.trySplit();
    if (rest == null) {
      return null;
    }
    splits.run();
    return new SplitCount(rest, splits);
  }

  @Override
  public boolean tryAdvance(LongConsumer action) {
    return numbers.tryAdvance(action);
  }

  @Override
  public long estimateSize() {
    return numbers.estimateSize();
  }

  @Override
  public int characteristics() {
    return numbers.characteristics() & ~SORTED; // else it needs a comparator, which may be null
  }
}
