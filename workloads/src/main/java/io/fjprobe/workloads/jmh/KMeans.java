package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Clusters points in many short phases: repeated ramp-up. */
public class KMeans extends PoolBenchmark {
  @Param("50000")
  public String points;

  @Param("10")
  public String clusters;

  @Param("10")
  public String iterationsOfMeans;

  public KMeans() {
    super("kmeans");
  }
}
