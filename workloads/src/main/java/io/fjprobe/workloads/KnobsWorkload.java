package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.ExternalThreads;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.KnobTask;
import io.fjprobe.workloads.task.LeafTask;
import io.fjprobe.workloads.task.ManagedSleepTask;
import io.fjprobe.workloads.task.SleepTask;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/**
 * The same amount of work, with one thing changed at a time: what a knob does to throughput is
 * known beforehand, so that a diagnosis can be held against it.
 */
final class KnobsWorkload implements Workload {

  @Override
  public String name() {
    return "knobs";
  }

  @Override
  public String purpose() {
    return "the same work with one thing changed: task size, blocking, garbage, submitters";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("units", 8_000, 1, 10_000_000, "of work in an operation"),
        Option.number("work", 2_000, 0, 10_000_000, "steps of a unit, a few ns each"),
        Option.number("grain", 40, 1, 10_000_000, "units that a task does"),
        Option.number("garbage", 0, 0, 100_000_000, "bytes that a unit allocates"),
        Option.number("sleep-ms", 0, 0, 60_000, "for which each task sleeps"),
        Option.choice("managed", "whether it tells the pool that it sleeps", "no", "yes"),
        Option.number("submitters", 0, 0, 1_000, "threads that submit; 0: a worker forks all"),
        Option.choice("order", "of a worker's joins", "lifo", "fifo", "invokeAll"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 10);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.ITERATION;
  }

  @Override
  public String unit(Values values) {
    return values.number("units") + " units of work";
  }

  @Override
  public Operation prepare(Values values) {
    int units = values.integer("units");
    int grain = values.integer("grain");
    int work = values.integer("work");
    int garbage = values.integer("garbage");
    Supplier<LeafTask> pause = pause(values);
    int tasks = (units + grain - 1) / grain;
    int[] sizes = new int[tasks];
    Arrays.fill(sizes, grain);
    sizes[tasks - 1] = units - (tasks - 1) * grain;
    int unit = KnobTask.unit(work);
    Leaves leaves =
        new Leaves(
            tasks,
            number -> new KnobTask(sizes[number], work, garbage, pause.get()),
            Arrays.stream(sizes).mapToLong(size -> size * unit).sum());
    int submitters = values.integer("submitters");
    return submitters == 0
        ? new ForkAndJoinOperation(leaves, JoinOrder.of(values.text("order")))
        : (pool, tally) -> submit(pool, tally, leaves, submitters);
  }

  private static Supplier<LeafTask> pause(Values values) {
    long millis = values.number("sleep-ms");
    if (millis == 0) {
      return () -> null;
    }
    return values.text("managed").equals("yes")
        ? () -> new ManagedSleepTask(1, millis)
        : () -> new SleepTask(1, millis);
  }

  private static void submit(ForkJoinPool pool, Tally tally, Leaves leaves, int submitters) {
    List<LeafTask> all = leaves.make();
    ExternalThreads.run(
        submitters,
        number -> {
          List<LeafTask> own =
              all.subList(
                  (int) ((long) number * leaves.count / submitters),
                  (int) ((number + 1L) * leaves.count / submitters));
          own.forEach(pool::submit);
          for (int i = own.size() - 1; i >= 0; i--) {
            own.get(i).join(); // the last first: next to no other join has to block
          }
        });
    leaves.check(all, 0, tally);
  }
}
