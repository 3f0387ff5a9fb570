package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** CompletableFuture stages that depend on each other: execute from a worker. */
public class CfChain extends PoolBenchmark {
  @Param({"lifo", "fifo"})
  public String queues;

  @Param("200000")
  public String stages;

  public CfChain() {
    super("cf-chain");
  }
}
