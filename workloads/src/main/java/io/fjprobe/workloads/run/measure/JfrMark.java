package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.plan.RunPlan;

/** Writes one event for each iteration; not to be loaded where there is no jdk.jfr. */
final class JfrMark {
  private WorkloadIterationEvent event;

  void begin() {
    event = new WorkloadIterationEvent();
    event.begin();
  }

  void end() {
    event.end();
  }

  void commit(RunPlan plan, IterationResult result) {
    event.workload = plan.workload.name();
    event.mode = plan.mode;
    event.phase = result.phase.text;
    event.iteration = result.number;
    event.operations = result.tally.operations();
    event.unit = plan.unit();
    event.parallelism = plan.parallelism;
    event.checksum = result.tally.checksum();
    event.commit();
  }
}
