package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Recursive Fibonacci without cut-off: the cost of fork and pop. */
public class Fib extends PoolBenchmark {
  @Param("27")
  public String n;

  public Fib() {
    super("fib");
  }
}
