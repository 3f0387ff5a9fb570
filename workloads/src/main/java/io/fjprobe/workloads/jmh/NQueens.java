package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** CountedCompleters place queens on a board: completion without joins. */
public class NQueens extends PoolBenchmark {
  @Param("10")
  public String board;

  public NQueens() {
    super("nqueens");
  }
}
