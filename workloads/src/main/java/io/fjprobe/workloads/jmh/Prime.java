package io.fjprobe.workloads.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** Trial division by all candidates, one at a time; impl=vt needs JDK 21. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 8)
public class Prime extends PoolBenchmark {
  @Param({"fj", "stream", "es"})
  public String impl;

  @Param("100000000000031")
  public String number;

  @Param("32")
  public String leaves;

  @Param("big")
  public String arith;

  @Param("range")
  public String streamSource;

  @Param("own")
  public String streamPool;

  public Prime() {
    super("prime");
  }
}
