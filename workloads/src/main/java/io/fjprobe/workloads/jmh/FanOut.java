package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** One worker forks many tasks before it joins any: queue growth. */
public class FanOut extends PoolBenchmark {
  @Param("100000")
  public String tasks;

  public FanOut() {
    super("fan-out");
  }
}
