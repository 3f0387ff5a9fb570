package io.fjprobe.workloads;

import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;

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
