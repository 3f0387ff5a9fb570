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

  /** More than this share of the additional time is most of it. */
  private static final double MOST = 0.5;

  /** Returns what has most of the additional time, and who asks for it; null: nothing has. */
  static @Nullable String most(BySide<Side> sides, boolean nextIsSlow) {
    Map<String, Double> slow = nanos(sides.of(nextIsSlow));
    Map<String, Double> fast = nanos(sides.of(!nextIsSlow));
    double more = sum(slow) - sum(fast);
    return slow.keySet().stream()
        .max(Comparator.comparingDouble(what -> of(slow, what) - of(fast, what)))
        .filter(what -> of(slow, what) - of(fast, what) > MOST * more)
        .orElse(null);
  }

  private static double sum(Map<String, Double> nanos) {
    return nanos.values().stream().mapToDouble(each -> each).sum();
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
