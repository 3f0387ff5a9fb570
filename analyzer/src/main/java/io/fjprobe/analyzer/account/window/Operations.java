package io.fjprobe.analyzer.account.window;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.recording.timeline.CallTally;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * What the measured iterations of a workload did.
 *
 * @param iterations or parts between two looks at the counters
 * @param timeNanos of all operations, which may overlap; null: not known
 * @param timed what the fastest and the slowest time are of
 */
public record Operations(
    int iterations,
    double count,
    String unit,
    long wallNanos,
    @Nullable Double timeNanos,
    double fastestNanosPerOperation,
    double slowestNanosPerOperation,
    Timed timed) {

  /** What has a time of its own. */
  public enum Timed {
    /** An iteration of the program. The time is that of one operation in it, on average. */
    ITERATION,
    /**
     * A part between two looks at the counters. The time is that of one operation in it, on
     * average.
     */
    PART,
    /** Each operation has a time of its own. */
    CALL
  }

  /** Makes the operations of iterations of which only the wall time is known. */
  public Operations(
      int iterations,
      double count,
      String unit,
      long wallNanos,
      double fastestNanosPerOperation,
      double slowestNanosPerOperation) {
    this(
        iterations,
        count,
        unit,
        wallNanos,
        null,
        fastestNanosPerOperation,
        slowestNanosPerOperation,
        Timed.ITERATION);
  }

  /**
   * @param calls of the whole recording; null: not each has been recorded
   */
  static Operations of(List<Iteration> measured, @Nullable CallTally calls) {
    boolean parts = measured.get(0).isPart();
    return new Operations(
        measured.size(),
        measured.stream().mapToDouble(Iteration::operations).sum(),
        measured.get(0).unit(),
        measured.stream().mapToLong(Iteration::durationNanos).sum(),
        time(measured),
        calls != null ? calls.fastestNanos() : means(measured).min().orElse(0),
        calls != null ? calls.slowestNanos() : means(measured).max().orElse(0),
        calls != null ? Timed.CALL : parts ? Timed.PART : Timed.ITERATION);
  }

  private static @Nullable Double time(List<Iteration> measured) {
    double sum = measured.stream().mapToDouble(Iteration::operationNanos).sum();
    return Double.isNaN(sum) ? null : Double.valueOf(sum);
  }

  @JsonProperty
  public double nanosPerOperation() {
    return (double) wallNanos / count;
  }

  private static DoubleStream means(List<Iteration> measured) {
    return measured.stream().mapToDouble(each -> each.durationNanos() / each.operations());
  }
}
