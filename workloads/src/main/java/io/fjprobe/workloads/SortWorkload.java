package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.MergeSortTask;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/**
 * Phases that memory bounds: a control, in which the pool has little to do. Where the common pool
 * has a parallelism of 1, parallelSort sorts in the calling thread alone.
 */
final class SortWorkload implements Workload {

  @Override
  public String name() {
    return "sort";
  }

  @Override
  public String purpose() {
    return "sorts longs by fork/join or parallelSort: bound by memory, a control";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "by",
            "merge: tasks of this workload\nparallelSort: those of the JDK, in the common pool",
            "merge",
            "parallelSort"));
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("elements", 1_000_000, 1, 100_000_000, "to sort"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return values.text("by").equals("merge") ? PoolKind.LIFO : PoolKind.COMMON;
  }

  @Override
  public String unit(Values values) {
    long elements = values.number("elements");
    return values.text("by").equals("merge")
        ? "copy and merge sort of " + elements + " longs"
        : "copy and Arrays.parallelSort of "
            + elements
            + " longs, common parallelism "
            + values.parallelism();
  }

  @Override
  public Operation prepare(Values values) {
    long[] unsorted = new Random(SEED).longs(values.integer("elements")).toArray();
    long[] sorted = unsorted.clone();
    Arrays.sort(sorted);
    return values.text("by").equals("merge")
        ? (pool, tally) -> mergeSort(pool, tally, unsorted, sorted)
        : (pool, tally) -> parallelSort(tally, unsorted, sorted);
  }

  private static final long SEED = 20_140_401L;

  private static void mergeSort(ForkJoinPool pool, Tally tally, long[] unsorted, long[] sorted) {
    long[] values = unsorted.clone();
    int length = values.length;
    int forks = pool.submit(new MergeSortTask(values, new long[length], 0, length)).join();
    CheckFailure.unlessEqual("the number of forks", forks, MergeSortTask.forksExpected(length));
    tally.operation(check(values, sorted), 1 + forks);
  }

  static void parallelSort(Tally tally, long[] unsorted, long[] sorted) {
    long[] values = unsorted.clone();
    Arrays.parallelSort(values);
    tally.operation(check(values, sorted));
  }

  /** Returns the middle element. */
  private static long check(long[] values, long[] sorted) {
    CheckFailure.unlessEqual("the number of elements out of order", wrong(values, sorted), 0);
    return values[values.length / 2];
  }

  private static long wrong(long[] values, long[] sorted) {
    return Arrays.equals(values, sorted)
        ? 0
        : IntStream.range(0, values.length).filter(i -> values[i] != sorted[i]).count();
  }
}
