package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.machine.AllocationSite;
import io.fjprobe.analyzer.recording.machine.AllocationTally;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who allocates objects, by samples of JDK 16 and later.
 *
 * @param samples in the window
 * @param bytes that they stand for, in all; a part at the end is missing, which is large where a
 *     lot is allocated in a short time
 * @param rows of lines, by samples, the most first; of many lines, those that allocate most
 * @param types samples of each class
 */
public record AllocationAccount(
    long samples, long bytes, List<Row> rows, @JsonIgnore Map<String, Long> types) {

  /** Lines that allocate less than this many others are left out. */
  private static final int ROWS = 20;

  /**
   * What one line allocates. How many bytes each sample stands for differs so much that the number
   * of samples tells more than their bytes.
   *
   * @param line of the application, with what it called of a library; null: none is known
   */
  public record Row(@Nullable String line, long samples) {}

  /** Returns null if there is no sample, which is also so if they were not recorded. */
  static @Nullable AllocationAccount of(
      Map<AllocationSite, AllocationTally> allocations, Window window) {
    Map<@Nullable String, AllocationTally> byLine = new HashMap<>();
    Map<String, Long> byType = new HashMap<>();
    allocations.forEach(
        (site, tally) -> {
          if (window.contains(site.segment())) {
            byLine.computeIfAbsent(site.line(), line -> new AllocationTally()).merge(tally);
            byType.merge(site.type(), tally.samples(), Long::sum);
          }
        });
    List<Row> rows =
        byLine.entrySet().stream()
            .map(each -> new Row(each.getKey(), each.getValue().samples()))
            .sorted(
                Comparator.comparingLong(Row::samples)
                    .reversed()
                    .thenComparing(row -> String.valueOf(row.line())))
            .toList();
    return rows.isEmpty()
        ? null
        : new AllocationAccount(
            rows.stream().mapToLong(Row::samples).sum(),
            byLine.values().stream().mapToLong(AllocationTally::bytes).sum(),
            rows.stream().limit(ROWS).toList(),
            byType);
  }

  /** Returns the share of the samples that a line has, 0 to 1. */
  public double share(Row row) {
    return (double) row.samples() / samples;
  }
}
