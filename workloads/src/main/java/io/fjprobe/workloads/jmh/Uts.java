package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** An unbalanced tree, a task for each node: sustained stealing. */
public class Uts extends PoolBenchmark {
  @Param("1")
  public String seed;

  @Param("4000")
  public String rootChildren;

  public Uts() {
    super("uts");
  }
}
