package io.fjprobe.workloads;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.PlanOf;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;

/** Workloads ready to run, by their command line. */
final class Prepared {
  private Prepared() {}

  static Workload workload(String name) {
    return Workloads.ALL.stream()
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static Operation operation(String name, String... options) {
    return workload(name).prepare(values(name, options));
  }

  static Values values(String name, String... options) {
    return PlanOf.values(workload(name), options).get(0);
  }
}
