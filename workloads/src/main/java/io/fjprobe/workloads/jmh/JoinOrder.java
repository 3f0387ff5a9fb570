package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** One worker forks sleeping tasks and joins them in some order. */
public class JoinOrder extends PoolBenchmark {
  @Param({"fifo", "lifo", "invokeAll"})
  public String order;

  @Param("40")
  public String tasks;

  @Param("20")
  public String sleepMs;

  public JoinOrder() {
    super("join-order");
  }
}
