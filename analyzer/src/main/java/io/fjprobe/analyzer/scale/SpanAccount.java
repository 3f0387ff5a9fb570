package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.stack.TaskLine;
import io.fjprobe.analyzer.scale.Windowed.Key;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Work and span of the operations of a recording: of its measured iterations, if it has some.
 *
 * @param pausedNanos how long the collector paused all threads; null: the recording has no pauses
 * @param waitedNanos how long the threads that ran tasks waited for a CPU, all together; null: not
 *     recorded
 * @param operations those with the most work first; those with less than 1 % of it are left out
 */
public record SpanAccount(
    @Nullable Long pausedNanos, @Nullable Long waitedNanos, List<OperationSpan> operations) {

  /** Numbers of the event of totals, in this order. */
  private static final int OPERATIONS = 0;

  private static final int TASKS = 1;
  private static final int WORK = 2;
  private static final int SPAN = 3;

  /** Numbers of the event of shares. */
  private static final int SHARE_TASKS = 0;

  private static final int SHARE_WORK = 1;
  private static final int SHARE_SPAN_TASKS = 2;
  private static final int SHARE_SPAN = 3;

  /** Operations with less of the work of all are left out. */
  private static final double LEAST_SHARE = 0.01;

  /**
   * Returns null if work and span were not recorded, or no operation ran in the time that counts.
   */
  public static @Nullable SpanAccount of(Facts facts) {
    if (facts.spans().totals().isEmpty()) {
      return null;
    }
    SpanAccount account = of(SpanRecords.of(facts));
    return account.operations.isEmpty() ? null : account;
  }

  static SpanAccount of(SpanRecords records) {
    Map<Key, long[]> totals = Windowed.of(records.counts().totals(), records);
    Map<Key, long[]> shares = Windowed.of(records.counts().shares(), records);
    Map<Key, long[]> sites = Windowed.of(records.counts().sites(), records);
    Map<TaskLine, Long> lines = records.lines();
    double work = totals.values().stream().mapToLong(each -> each[WORK]).sum();
    List<OperationSpan> operations = new ArrayList<>();
    totals.forEach(
        (key, numbers) -> {
          if (numbers[OPERATIONS] > 0 && numbers[WORK] > LEAST_SHARE * work) {
            operations.add(operation(key.firstTask(), numbers, shares, sites, lines));
          }
        });
    operations.sort(Comparator.comparingDouble((OperationSpan each) -> -each.allWorkNanos()));
    return new SpanAccount(records.pausedNanos(), records.waitedNanos(), operations);
  }

  private static OperationSpan operation(
      String firstTask,
      long[] numbers,
      Map<Key, long[]> shares,
      Map<Key, long[]> sites,
      Map<TaskLine, Long> lines) {
    double count = numbers[OPERATIONS];
    List<SpanShare> parts = new ArrayList<>();
    shares.forEach(
        (key, each) -> {
          if (key.firstTask().equals(firstTask)) {
            parts.add(share(key, each, numbers, sites, SeenLine.of(key.task(), lines)));
          }
        });
    parts.sort(Comparator.comparingDouble((SpanShare each) -> -each.spanShare()));
    return new OperationSpan(
        firstTask,
        numbers[OPERATIONS],
        numbers[TASKS] / count,
        numbers[WORK] / count,
        numbers[SPAN] / count,
        numbers[SPAN] == 0 ? 1 : (double) numbers[WORK] / numbers[SPAN],
        parts);
  }

  private static SpanShare share(
      Key key, long[] part, long[] whole, Map<Key, long[]> sites, @Nullable SeenLine seen) {
    double count = whole[OPERATIONS];
    return new SpanShare(
        key.task(),
        part[SHARE_TASKS] / count,
        (double) part[SHARE_WORK] / whole[WORK],
        part[SHARE_SPAN_TASKS] / count,
        whole[SPAN] == 0 ? 0 : (double) part[SHARE_SPAN] / whole[SPAN],
        seen,
        ForkLine.of(key, part, new ForkLine.Whole(whole[WORK], whole[SPAN]), sites));
  }
}
