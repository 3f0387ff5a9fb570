package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.PlaceTask;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Which executor a program gets that names none. Where the common pool has a parallelism of 1, JDKs
 * before 25 start a thread for each task instead of using it; the run says how many tasks ran in
 * workers.
 */
final class CfDefaultWorkload implements Workload {

  @Override
  public String name() {
    return "cf-default";
  }

  @Override
  public String purpose() {
    return "CompletableFuture.runAsync without an executor: what the default is";
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("tasks", 5_000, 1, 1_000_000, "of an operation"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.COMMON;
  }

  @Override
  public String unit(Values values) {
    return "run of " + values.number("tasks") + " tasks by runAsync";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    return (pool, tally) -> runAsync(tally, tasks);
  }

  private static void runAsync(Tally tally, int count) {
    PlaceTask[] tasks = new PlaceTask[count];
    CompletableFuture<?>[] futures = new CompletableFuture<?>[count];
    for (int i = 0; i < count; i++) {
      tasks[i] = new PlaceTask();
      futures[i] = CompletableFuture.runAsync(tasks[i]);
    }
    CompletableFuture.allOf(futures).join();
    check(tasks, tally);
  }

  static void check(PlaceTask[] tasks, Tally tally) {
    long executed = 0;
    long inWorkers = 0;
    for (PlaceTask task : tasks) {
      executed += task.executions();
      inWorkers += task.inWorker() ? 1 : 0;
    }
    CheckFailure.unlessEqual("the number of executed tasks", executed, tasks.length);
    tally.add("inWorkers", inWorkers);
    tally.add("inThreadsOfTheirOwn", executed - inWorkers);
    tally.operation(executed, executed);
  }
}
