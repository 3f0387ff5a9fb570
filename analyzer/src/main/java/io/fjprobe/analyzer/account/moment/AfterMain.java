package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.recording.moment.MomentTotals;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The time in which main has ended, and nothing is asked of the program: some thread that is no
 * daemon keeps the JVM alive, though it only waits for work.
 *
 * @param share of the wall time, 0 to 1
 * @param threads that wait for work then, those that are there for longest first; which of them are
 *     daemons is not known
 */
public record AfterMain(double share, List<String> threads) {

  /** Null: there is no such time. */
  static @Nullable AfterMain of(MomentTotals totals) {
    return totals.afterMainNanos() <= 0
        ? null
        : new AfterMain(
            totals.afterMainNanos() / totals.nanos(),
            totals.keeping().entrySet().stream()
                .sorted(
                    Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList());
  }
}
