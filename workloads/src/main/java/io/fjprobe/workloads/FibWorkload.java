package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.FibTask;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** Fork and pop with next to no work in a task, and next to no steals. */
final class FibWorkload implements Workload {

  @Override
  public String name() {
    return "fib";
  }

  @Override
  public String purpose() {
    return "recursive Fibonacci without cut-off: the cost of fork and pop";
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(Option.number("n", 27, 0, 40, "which Fibonacci number"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.timed(1, 5, 1.0);
  }

  @Override
  public String unit(Values values) {
    return "fib(" + values.number("n") + ")";
  }

  @Override
  public Operation prepare(Values values) {
    return new FibOperation(values.integer("n"));
  }

  /**
   * fib(n) has 2 fib(n + 1) - 1 calls; every call that is not a leaf forks one of its two halves.
   */
  private static final class FibOperation implements Operation {
    private final int n;
    private final long value;
    private final long calls;

    FibOperation(int n) {
      this.n = n;
      this.value = fib(n);
      this.calls = 2 * fib(n + 1) - 1;
    }

    private static long fib(int n) {
      long current = 0;
      long next = 1;
      for (int i = 0; i < n; i++) {
        long sum = current + next;
        current = next;
        next = sum;
      }
      return current;
    }

    @Override
    public void run(ForkJoinPool pool, Tally tally) {
      FibTask root = new FibTask(n);
      long result = pool.submit(root).join();
      CheckFailure.unlessEqual("fib(" + n + ")", result, value);
      CheckFailure.unlessEqual("the number of calls", root.calls(), calls);
      CheckFailure.unlessEqual("the number of forks", root.forks(), (calls - 1) / 2);
      tally.add("calls", root.calls());
      tally.operation(result, 1 + root.forks());
    }
  }
}
