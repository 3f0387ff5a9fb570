package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which lines of user code threads were sampled in.
 *
 * @param samples of these threads, with or without a line
 * @param own of them: work of tasks in the application's code, or called by it
 * @param others of them: work of tasks in libraries only
 * @param lines the most frequent ones first, a few
 */
public record CodeAccount(long samples, long own, long others, List<CodeRow> lines) {

  public static final CodeAccount NONE = new CodeAccount(0, 0, 0, List.of());

  /** The most lines that an account has. */
  private static final int MOST = 12;

  private static final MostFrequent NOBODY = new MostFrequent();

  /** A line, whatever kind of sample it has. */
  private record Place(String line, boolean exception) {}

  private static final Comparator<CodeRow> ORDER =
      Comparator.comparingLong(CodeRow::samples).reversed().thenComparing(CodeRow::line);

  /**
   * @param kinds of samples that count
   */
  public static CodeAccount of(SampleTally tally, Set<SampleKind> kinds) {
    long all = 0;
    for (SampleKind kind : SampleKind.values()) {
      all += tally.of(kind);
    }
    Map<Place, Long> byLine = new HashMap<>();
    Map<Place, MostFrequent> callers = new HashMap<>();
    tally
        .lines()
        .forEach(
            (line, count) -> {
              if (kinds.contains(line.kind()) && line.line() != null) {
                Place any = new Place(line.line(), line.exception());
                byLine.merge(any, count, Long::sum);
                MostFrequent caller = callers.computeIfAbsent(any, key -> new MostFrequent());
                tally.callers(line).forEach(caller::add);
              }
            });
    double of = Math.max(all, 1);
    return new CodeAccount(
        all,
        tally.ownInTasks(),
        tally.of(SampleKind.TASK_WORK) - tally.ownInTasks(),
        byLine.entrySet().stream()
            .map(
                entry ->
                    new CodeRow(
                        entry.getKey().line(),
                        callers.getOrDefault(entry.getKey(), NOBODY).most(entry.getValue() / 2),
                        entry.getValue(),
                        entry.getValue() / of,
                        entry.getKey().exception()))
            .sorted(ORDER)
            .limit(MOST)
            .toList());
  }
}
