package io.fjprobe.analyzer.compare.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.finding.Diagnosis;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the numbers of one side come from. The parts of its work are beside the others in JSON.
 *
 * @param iterations 0: each recording counts as a whole
 * @param heard the warning that a summary of most of its recordings begins with; null: none
 * @param betweenLooks they are parts of the recordings between two looks at the counters
 */
public record SideSummary(
    String label,
    @Nullable String jdk,
    List<String> files,
    @JsonProperty("jvms") int forks,
    int iterations,
    boolean betweenLooks,
    @JsonUnwrapped Work work,
    List<String> pools,
    int parallelism,
    @Nullable Diagnosis heard) {

  /**
   * The work of a side that is compared.
   *
   * @param unit of the operations
   * @param operations in the time that is compared
   * @param wallNanos of this time
   * @param nanosOfJvms mean wall time of an operation in each JVM
   */
  public record Work(String unit, double operations, long wallNanos, List<Double> nanosOfJvms) {}

  /**
   * Returns the times of its JVMs, the longest one last, if this one took so much longer than each
   * of two or more others, and these did not differ by as much; empty: it did not.
   *
   * @param factor by which it took longer, at least
   */
  public List<Double> timesWithOneLong(double factor) {
    List<Double> sorted = work.nanosOfJvms.stream().sorted().toList();
    int others = sorted.size() - 1;
    return others > 1
            && sorted.get(others) >= factor * sorted.get(others - 1)
            && sorted.get(others - 1) < factor * sorted.get(0)
        ? sorted
        : List.of();
  }

  /** Returns whether each JVM of this side took less time than each of another one. */
  public boolean isAlwaysFasterThan(SideSummary other) {
    return Collections.max(work.nanosOfJvms) < Collections.min(other.work.nanosOfJvms);
  }
}
