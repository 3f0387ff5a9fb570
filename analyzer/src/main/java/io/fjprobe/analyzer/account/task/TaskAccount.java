package io.fjprobe.analyzer.account.task;

import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.task.TaskRuns;
import io.fjprobe.analyzer.recording.task.TaskTally;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What the events of single tasks say, at level=full.
 *
 * @param maxDepth of a task in the tree of tasks, 0 for one without a parent
 */
public record TaskAccount(long events, long maxDepth, List<TaskRow> byClass) {

  private static final List<String> ORIGINS =
      List.of("popped", "joined", "stolen", "submitted", "invoked");

  public static TaskAccount of(TaskRuns runs) {
    long all = runs.byClass().values().stream().mapToLong(tally -> tally.all().count()).sum();
    return new TaskAccount(
        all,
        runs.byClass().values().stream().mapToLong(TaskTally::maxDepth).max().orElse(0),
        runs.byClass().entrySet().stream()
            .map(entry -> row(entry.getKey(), entry.getValue(), all))
            .sorted(
                Comparator.comparingLong(TaskRow::count).reversed().thenComparing(TaskRow::name))
            .toList());
  }

  private static TaskRow row(String name, TaskTally tally, long all) {
    DurationTally sum = tally.all();
    return new TaskRow(
        name,
        sum.count(),
        (double) sum.count() / all,
        sum.total(),
        Math.min(tally.durations().atMost(0.99), sum.max()),
        sum.max(),
        counts(tally.origins()));
  }

  /** Returns the counts by origin, with the known origins first, in a fixed order. */
  private static Map<String, Long> counts(SortedMap<String, DurationTally> origins) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String origin : ORIGINS) {
      DurationTally tally = origins.get(origin);
      counts.put(origin, tally == null ? 0 : tally.count());
    }
    origins.forEach((origin, tally) -> counts.put(origin, tally.count()));
    return counts;
  }
}
