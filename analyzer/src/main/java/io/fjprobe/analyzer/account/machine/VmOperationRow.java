package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.recording.machine.MachineFacts;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the JVM stops all threads for, apart from collections.
 *
 * @param operation as HotSpot calls it, such as ThreadDump
 * @param caller thread that asked for it, with # for numbers; null: not known, or the JVM itself
 */
public record VmOperationRow(
    String operation, @Nullable String caller, long count, long totalNanos, long maxNanos) {

  /** Returns those that take most of the time first. */
  static List<VmOperationRow> of(MachineFacts facts) {
    return facts.otherPauses().entrySet().stream()
        .map(
            each ->
                new VmOperationRow(
                    each.getKey().operation(),
                    each.getKey().caller(),
                    each.getValue().count(),
                    each.getValue().total(),
                    each.getValue().max()))
        .sorted(Comparator.comparingLong(VmOperationRow::totalNanos).reversed())
        .toList();
  }

  /**
   * Returns the time of all.
   *
   * @param all null: not recorded
   */
  public static long nanos(@Nullable List<VmOperationRow> all) {
    return all == null ? 0 : all.stream().mapToLong(VmOperationRow::totalNanos).sum();
  }

  /** Returns what it is and who asked for it. */
  public String words() {
    return caller == null ? operation : operation + ", which " + caller + " asks for";
  }
}
