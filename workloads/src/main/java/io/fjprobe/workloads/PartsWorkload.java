package io.fjprobe.workloads;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.Optional;

/** Equal parts of one work, done by whom an option says: tasks, a stream, threads, one alone. */
abstract class PartsWorkload implements Workload {
  static final int MEGA = 1_000_000;

  @Override
  public final Optional<Option> modeOption() {
    return Optional.of(PartsOptions.IMPLEMENTATION);
  }

  @Override
  public final Schedule schedule() {
    return Schedule.counted(1, 5, 1);
  }

  @Override
  public final PoolKind poolKind(Values values) {
    return PartsOptions.poolKind(values);
  }

  @Override
  public final int requiredJdk(Values values) {
    return PartsOptions.requiredJdk(values);
  }
}
