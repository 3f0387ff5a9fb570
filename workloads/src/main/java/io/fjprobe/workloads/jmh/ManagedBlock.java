package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Tasks that sleep inside managedBlock: the pool compensates. */
public class ManagedBlock extends PoolBenchmark {
  @Param("64")
  public String tasks;

  @Param("5")
  public String blocks;

  @Param("5")
  public String sleepMs;

  public ManagedBlock() {
    super("managed-block");
  }
}
