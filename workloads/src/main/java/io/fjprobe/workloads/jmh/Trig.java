package io.fjprobe.workloads.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;

/**
 * External submission and join of many thin tasks. The one that was once published is mode reuse,
 * which runs its tasks once and then submits completed ones: only if asked for.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class Trig extends PoolBenchmark {
  @Param("200")
  public String n;

  @Param({"fresh", "reinit", "inpool"})
  public String mode;

  /** Also jsr166y, the pool of JDK 7. */
  @Param("jdk")
  public String poolImpl;

  public Trig() {
    super("trig");
  }
}
