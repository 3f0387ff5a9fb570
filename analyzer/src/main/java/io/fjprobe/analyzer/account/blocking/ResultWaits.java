package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.ResultWait;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How a thread that is no worker waited for results, by futures and latches, as far as events tell:
 * of several threads, the one that waited for longest.
 *
 * @param threads that waited so for a tenth of that at least
 * @param line where it waited for most of the time; null: not known
 */
public record ResultWaits(
    int threads, long count, long nanos, long maxNanos, @Nullable String line) {

  /** The number that the longest wait is divided by. Threads that waited for less do not count. */
  private static final int TENTH = 10;

  /**
   * @return null: there is none
   */
  public static @Nullable ResultWaits of(
      Map<ResultWait, DurationTally> waits, Window window, Predicate<ThreadKey> which) {
    Map<ThreadKey, DurationTally> byThread = new HashMap<>();
    Map<ThreadKey, MostFrequent> lines = new HashMap<>();
    waits.forEach(
        (wait, tally) -> {
          if (window.contains(wait.segment()) && which.test(wait.thread())) {
            byThread.computeIfAbsent(wait.thread(), key -> new DurationTally()).merge(tally);
            lines
                .computeIfAbsent(wait.thread(), key -> new MostFrequent())
                .add(wait.line(), tally.total());
          }
        });
    long longest = byThread.values().stream().mapToLong(DurationTally::total).max().orElse(0);
    int threads =
        (int) byThread.values().stream().filter(tally -> tally.total() >= longest / TENTH).count();
    return byThread.entrySet().stream()
        .filter(entry -> entry.getValue().total() == longest)
        .findFirst()
        .map(
            entry ->
                new ResultWaits(
                    threads,
                    entry.getValue().count(),
                    longest,
                    entry.getValue().max(),
                    lines.getOrDefault(entry.getKey(), new MostFrequent()).most()))
        .orElse(null);
  }
}
