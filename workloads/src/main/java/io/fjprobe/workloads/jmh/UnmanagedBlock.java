package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** The same sleeps outside managedBlock: the pool knows nothing. */
public class UnmanagedBlock extends PoolBenchmark {
  @Param("64")
  public String tasks;

  @Param("5")
  public String blocks;

  @Param("5")
  public String sleepMs;

  public UnmanagedBlock() {
    super("unmanaged-block");
  }
}
