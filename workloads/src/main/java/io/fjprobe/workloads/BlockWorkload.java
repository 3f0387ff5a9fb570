package io.fjprobe.workloads;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.LeafTask;
import io.fjprobe.workloads.task.ManagedSleepTask;
import io.fjprobe.workloads.task.SleepTask;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The same sleeps twice: as managed blocks, for which the pool compensates, and plain, where only
 * the joins of the root can make it compensate.
 */
final class BlockWorkload implements Workload {
  private final String name;
  private final String purpose;
  private final LeafFactory leaves;

  private BlockWorkload(String name, String purpose, LeafFactory leaves) {
    this.name = name;
    this.purpose = purpose;
    this.leaves = leaves;
  }

  static Workload managed() {
    return new BlockWorkload(
        "managed-block",
        "tasks that sleep inside managedBlock: the pool compensates",
        ManagedSleepTask::new);
  }

  static Workload unmanaged() {
    return new BlockWorkload(
        "unmanaged-block",
        "the same sleeps outside managedBlock: the pool knows nothing",
        SleepTask::new);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String purpose() {
    return purpose;
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 64, 1, 100_000, "forked by the root, joined in the same order"),
        Option.number("blocks", 5, 1, 100_000, "sleeps of each task"),
        Option.number("sleep-ms", 5, 0, 60_000, "length of a sleep"));
  }

  @Override
  public String unit(Values values) {
    return String.format(
        Locale.ROOT,
        "run of a root that joins %d tasks of %d x %d ms sleep",
        values.number("tasks"),
        values.number("blocks"),
        values.number("sleep-ms"));
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    int blocks = values.integer("blocks");
    long millis = values.number("sleep-ms");
    return new ForkAndJoinOperation(
        new Leaves(tasks, number -> leaves.create(blocks, millis), (long) tasks * blocks),
        JoinOrder.FIFO);
  }

  private interface LeafFactory {
    LeafTask create(int blocks, long millis);
  }
}
