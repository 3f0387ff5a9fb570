package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Tasks that sleep, joined by one worker. */
public abstract class BlockBenchmark extends PoolBenchmark {
  @Param("64")
  public String tasks;

  @Param("5")
  public String blocks;

  @Param("5")
  public String sleepMs;

  BlockBenchmark(String name) {
    super(name);
  }
}
