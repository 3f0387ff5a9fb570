package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.EmptyTask;
import io.fjprobe.workloads.task.ForkAllTask;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * One worker forks all tasks before it joins any: its queue grows again and again, while thieves
 * take from the other end.
 */
final class FanOutWorkload implements Workload {

  @Override
  public String name() {
    return "fan-out";
  }

  @Override
  public String purpose() {
    return "one worker forks many tasks before it joins any: queue growth";
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("tasks", 100_000, 1, 20_000_000, "forked by the root"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 5);
  }

  @Override
  public String unit(Values values) {
    return "root that forks "
        + values.number("tasks")
        + " empty tasks, then joins them, last first";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    return (pool, tally) -> fanOut(pool, tally, tasks);
  }

  private static void fanOut(ForkJoinPool pool, Tally tally, int count) {
    List<EmptyTask> tasks = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      tasks.add(new EmptyTask());
    }
    pool.submit(new ForkAllTask(tasks)).join();
    long executed = tasks.stream().mapToLong(EmptyTask::executions).sum();
    CheckFailure.unlessEqual("the number of executed leaves", executed, count);
    tally.operation(executed, 1 + executed);
  }
}
