package io.fjprobe.workloads;

import io.fjprobe.workloads.run.PoolKind;
import io.fjprobe.workloads.run.Values;
import io.fjprobe.workloads.run.VirtualThreads;
import io.fjprobe.workloads.run.Workload;

/** Runs in the scheduler of virtual threads. */
interface VirtualThreadWorkload extends Workload {
  @Override
  default PoolKind poolKind(Values values) {
    return PoolKind.SCHEDULER;
  }

  @Override
  default int requiredJdk(Values values) {
    return VirtualThreads.JDK;
  }
}
