package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** External threads submit empty tasks all at once: submission queues. */
public class SubmitStorm extends PoolBenchmark {
  @Param("4")
  public String threads;

  @Param("100000")
  public String tasks;

  public SubmitStorm() {
    super("submit-storm");
  }
}
