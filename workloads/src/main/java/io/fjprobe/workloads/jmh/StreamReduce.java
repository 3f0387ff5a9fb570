package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Sums a range by a parallel stream: splitting, and callers that help. */
public class StreamReduce extends WorkloadBenchmark {
  @Param({"common", "async", "pool"})
  public String in;

  @Param("20000000")
  public String elements;

  public StreamReduce() {
    super("stream-reduce");
  }
}
