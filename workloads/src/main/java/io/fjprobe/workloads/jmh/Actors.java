package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** A ring of actors passes tokens in an async-mode pool. */
public class Actors extends PoolBenchmark {
  @Param("1000")
  public String actors;

  @Param("500")
  public String tokens;

  @Param("1000")
  public String hops;

  public Actors() {
    super("actors");
  }
}
