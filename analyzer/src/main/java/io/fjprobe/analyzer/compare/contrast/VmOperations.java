package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds what the JVM stops all threads for, for longer on the slow side. */
final class VmOperations {

  private VmOperations() {}

  /** Returns what it is and who asks for it; null: it stops them for nothing but collections. */
  static @Nullable String most(BySide<Side> sides, boolean nextIsSlow) {
    Map<String, Double> slow = nanos(sides.of(nextIsSlow));
    Map<String, Double> fast = nanos(sides.of(!nextIsSlow));
    return slow.keySet().stream()
        .max(Comparator.comparingDouble(what -> of(slow, what) - of(fast, what)))
        .orElse(null);
  }

  private static double of(Map<String, Double> nanos, String what) {
    return nanos.getOrDefault(what, 0.0);
  }

  private static Map<String, Double> nanos(Side side) {
    Map<String, Double> nanos = new HashMap<>();
    for (Side.Fork fork : side.forks()) {
      List<VmOperationRow> rows = fork.section().machine().vmOperations();
      for (VmOperationRow row : rows == null ? List.<VmOperationRow>of() : rows) {
        nanos.merge(row.words(), row.totalNanos() / side.sum(Quantity.OPERATIONS), Double::sum);
      }
    }
    return nanos;
  }
}
