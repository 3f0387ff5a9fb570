package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where looks saw threads that no sample shows: where they ran, or waited for a short time between
 * runs. Samples show Java code only. A thread that lets others go on, or is let go on all the time,
 * spends most of its time in the JVM and in the system.
 */
final class LookedLines {

  /** How long threads were at a line, by the box of those whose line is not known. */
  private final Map<BoxKey, Map<BoxKey, Double>> nanos = new HashMap<>();

  /**
   * @param unknown box without a line
   * @param line frames of user code
   * @param context what it is called for; null: nothing is known of it
   */
  void add(BoxKey unknown, String line, @Nullable Context context, double itsNanos) {
    nanos
        .computeIfAbsent(unknown, key -> new HashMap<>())
        .merge(unknown.at(line, context), itsNanos, Double::sum);
  }

  /**
   * Gives the times of boxes without a line to lines, in the proportion in which they were seen.
   */
  void name(Moments moments) {
    nanos.forEach(
        (unknown, lines) -> {
          BoxTally tally = moments.boxes().remove(unknown);
          if (tally != null) {
            double all = lines.values().stream().mapToDouble(each -> each).sum();
            lines.forEach((line, its) -> moments.box(line).merge(tally.times(its / all)));
          }
        });
  }
}
