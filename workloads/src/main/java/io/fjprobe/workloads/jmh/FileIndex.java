package io.fjprobe.workloads.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** The index of a text, one at a time; impl=vt needs JDK 21. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 8)
public class FileIndex extends PoolBenchmark {
  @Param({"fj", "stream", "es"})
  public String impl;

  @Param("100000")
  public String lines;

  @Param("1000")
  public String chunk;

  @Param("summary")
  public String index;

  @Param("equal")
  public String granularity;

  @Param("length")
  public String countLines;

  @Param("reader")
  public String baseline;

  @Param("no")
  public String identicalLines;

  @Param("0")
  public String ioDelayUs;

  @Param("park")
  public String ioDelayBy;

  @Param("own")
  public String streamPool;

  public FileIndex() {
    super("file-index");
  }
}
