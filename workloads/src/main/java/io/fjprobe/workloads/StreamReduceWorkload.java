package io.fjprobe.workloads;

import static java.util.concurrent.CompletableFuture.supplyAsync;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.SplitCounter;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/**
 * How far a parallel stream splits, and how a caller that is no worker helps it. A task of
 * CompletableFuture is such a caller up to JDK 24, if the common pool has a parallelism of 1; from
 * 25 on it is the pool's only worker.
 */
final class StreamReduceWorkload implements Workload {

  @Override
  public String name() {
    return "stream-reduce";
  }

  @Override
  public String purpose() {
    return "sums a range by a parallel stream: splitting, and callers that help";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "in",
            "common: called by a thread that is no worker\n"
                + "async: called by a task of CompletableFuture.supplyAsync\n"
                + "pool: called by a worker of a pool",
            "common",
            "async",
            "pool"));
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("elements", 20_000_000, 1, 2_000_000_000, "of the range"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 5);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return values.text("in").equals("pool") ? PoolKind.LIFO : PoolKind.COMMON;
  }

  @Override
  public String unit(Values values) {
    return "sum of 0 to "
        + (values.number("elements") - 1)
        + ", parallelism "
        + values.parallelism();
  }

  @Override
  public Operation prepare(Values values) {
    long elements = values.number("elements");
    long expected = elements * (elements - 1) / 2;
    switch (values.text("in")) {
      case "pool":
        return (pool, tally) -> reduce(tally, elements, expected, sum -> pool.submit(sum).join());
      case "async":
        return (pool, tally) ->
            reduce(tally, elements, expected, sum -> supplyAsync(() -> call(sum)).join());
      default:
        return (pool, tally) -> reduce(tally, elements, expected, StreamReduceWorkload::call);
    }
  }

  private static long call(Callable<Long> sum) {
    try {
      return sum.call();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void reduce(
      Tally tally, long elements, long expected, ToLongFunction<Callable<Long>> place) {
    AtomicInteger splits = new AtomicInteger();
    Spliterator.OfLong range = LongStream.range(0, elements).spliterator();
    long sum =
        place.applyAsLong(
            () -> StreamSupport.longStream(new SplitCounter(range, splits), true).sum());
    CheckFailure.unlessEqual("the sum of the range", sum, expected);
    tally.add("splits", splits.get());
    tally.operation(sum, 1 + splits.get());
  }
}
