package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** CompletableFuture.runAsync without an executor: what the default is. */
public class CfDefault extends WorkloadBenchmark {
  @Param("5000")
  public String tasks;

  public CfDefault() {
    super("cf-default");
  }
}
