package io.fjprobe.workloads.jmh;

import org.openjdk.jmh.annotations.Param;

/** Tiny tasks in several executors; by=virtual needs JDK 21. */
public class ShortTasks extends PoolBenchmark {
  @Param({"work-stealing", "fixed"})
  public String by;

  @Param("100000")
  public String tasks;

  @Param("execute")
  public String through;

  @Param("0")
  public String steps;

  public ShortTasks() {
    super("short-tasks");
  }
}
