package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.task.Parts;
import io.fjprobe.workloads.task.SplitCounter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/**
 * A reduction of a parallel stream, which needs every part: a count of a stream of known size may
 * leave them out, from JDK 9 on. In a pool of its own the stream is called by a worker; in the
 * common pool it is called by a thread that is none, and helps.
 */
final class ParallelStream implements PartsWay {
  private final PartsOptions.StreamSource source;

  /** Each part stands in the source with so many elements, all but the first filtered out. */
  private final long elementsOfPart;

  private final boolean common;

  ParallelStream(PartsOptions.StreamSource source, long elementsOfPart, boolean common) {
    this.source = source;
    this.elementsOfPart = elementsOfPart;
    this.common = common;
  }

  @Override
  public <R> PartsWay.Outcome<R> run(ForkJoinPool pool, Parts<R> parts) {
    AtomicInteger splits = new AtomicInteger();
    R result = common ? reduce(parts, splits) : pool.submit(() -> reduce(parts, splits)).join();
    long tasks =
        source == PartsOptions.StreamSource.RANGE
            ? 1 + splits.get()
            : PartsWay.Outcome.NOT_RECORDED;
    return new PartsWay.Outcome<>(result, tasks, tasks);
  }

  private <R> R reduce(Parts<R> parts, AtomicInteger splits) {
    return elements(parts.count(), splits)
        .filter(element -> element % elementsOfPart == 0)
        .mapToObj(element -> parts.run((int) (element / elementsOfPart)))
        .reduce(parts::merge)
        .orElseThrow(IllegalStateException::new);
  }

  private LongStream elements(int parts, AtomicInteger splits) {
    if (source == PartsOptions.StreamSource.ITERATE) {
      return LongStream.iterate(0, element -> element + elementsOfPart).limit(parts).parallel();
    }
    LongStream range = LongStream.range(0, parts * elementsOfPart);
    return StreamSupport.longStream(new SplitCounter(range.spliterator(), splits), true);
  }

  @Override
  public boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller) {
    return ForkJoin.isWorkerOf(pool, thread) || common && thread == caller;
  }

  @Override
  public int mostThreads() {
    return Integer.MAX_VALUE;
  }
}
