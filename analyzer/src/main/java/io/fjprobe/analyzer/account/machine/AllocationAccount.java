package io.fjprobe.analyzer.account.machine;

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
 * @param bytes that they stand for
 * @param rows by bytes, the most first; of many lines, those that allocate most
 */
public record AllocationAccount(long samples, long bytes, List<Row> rows) {

  /** Lines that allocate less than this many others are left out. */
  private static final int ROWS = 20;

  /**
   * What one line allocates.
   *
   * @param line of the application, with what it called of a library; null: none is known
   */
  public record Row(@Nullable String line, long samples, long bytes) {}

  /** Returns null if there is no sample, which is also so if they were not recorded. */
  static @Nullable AllocationAccount of(
      Map<AllocationSite, AllocationTally> allocations, Window window) {
    Map<@Nullable String, AllocationTally> byLine = new HashMap<>();
    allocations.forEach(
        (site, tally) -> {
          if (window.contains(site.segment())) {
            byLine.computeIfAbsent(site.line(), line -> new AllocationTally()).merge(tally);
          }
        });
    List<Row> rows =
        byLine.entrySet().stream()
            .map(each -> new Row(each.getKey(), each.getValue().samples(), each.getValue().bytes()))
            .sorted(Comparator.comparingLong(Row::bytes).reversed())
            .toList();
    return rows.isEmpty()
        ? null
        : new AllocationAccount(
            rows.stream().mapToLong(Row::samples).sum(),
            rows.stream().mapToLong(Row::bytes).sum(),
            rows.stream().limit(ROWS).toList());
  }

  /** Returns the share of all bytes that a line allocates, 0 to 1. */
  public double share(Row row) {
    return bytes == 0 ? 0 : (double) row.bytes() / bytes;
  }
}
