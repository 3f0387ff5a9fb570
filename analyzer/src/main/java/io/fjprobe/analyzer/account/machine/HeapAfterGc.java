package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.machine.HeapUse;
import org.jspecify.annotations.Nullable;

/**
 * What collections left of the heap in use.
 *
 * @param collections in the window
 * @param medianBytes at least half of them left so much in use, garbage that they did not collect
 *     included
 * @param maxBytes the heap may have so much; null: not recorded
 */
public record HeapAfterGc(long collections, long medianBytes, @Nullable Long maxBytes) {

  /** Returns null if no collection is recorded. */
  static @Nullable HeapAfterGc of(Recording recording, Window window) {
    long[] after =
        recording.facts().heap().uses().stream()
            .filter(use -> !use.before() && window.covers(use.nanos()))
            .mapToLong(HeapUse::bytes)
            .sorted()
            .toArray();
    return after.length == 0
        ? null
        : new HeapAfterGc(
            after.length,
            after[after.length / 2],
            recording.facts().setUp().number("jdk.GCHeapConfiguration.maxSize"));
  }

  /** Returns which share of the heap the median is, 0 to 1; null: not recorded. */
  public @Nullable Double medianShare() {
    return maxBytes == null || maxBytes <= 0
        ? null
        : Double.valueOf((double) medianBytes / maxBytes);
  }
}
