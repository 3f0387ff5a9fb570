package io.fjprobe.workloads.jmh;

import java.util.Map;
import org.openjdk.jmh.annotations.Param;

/** A workload whose pool has the parallelism that is asked for. */
public abstract class PoolBenchmark extends WorkloadBenchmark {
  static final String PARALLELISM = "parallelism";
  static final String CPUS = "cpus";

  /** As many as there are CPUs, which {@link JmhCommand} writes as a number. */
  @Param(CPUS)
  public String parallelism;

  PoolBenchmark(String name) {
    super(name);
  }

  @Override
  Map<String, String> options() {
    Map<String, String> options = super.options();
    options.remove(PARALLELISM, CPUS); // the default of the workload
    return options;
  }
}
