package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.PoolLife;
import io.fjprobe.workloads.run.Schedule;
import io.fjprobe.workloads.run.Values;
import io.fjprobe.workloads.run.Workload;

/** Never run. */
record NamedWorkload(String name, int since) implements Workload {
  @Override
  public String purpose() {
    return "stands in for a workload";
  }

  @Override
  public int requiredJdk(Values values) {
    return since;
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 1, 1);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.RUN;
  }

  @Override
  public String unit(Values values) {
    return "nothing";
  }

  @Override
  public Operation prepare(Values values) {
    throw new UnsupportedOperationException();
  }
}
