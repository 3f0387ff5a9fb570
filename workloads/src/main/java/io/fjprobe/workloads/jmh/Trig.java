package io.fjprobe.workloads.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;

/** External submission and join of many thin tasks; the published one is mode reuse. */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class Trig extends PoolBenchmark {
  @Param("200")
  public String n;

  @Param({"fresh", "reinit", "reuse", "inpool"})
  public String mode;

  public Trig() {
    super("trig");
  }
}
