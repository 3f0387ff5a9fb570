package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.scale.Windowed.Key;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the tasks of one class that one line of the application forks have of the work and the span
 * of operations. These are estimates: the agent looks at some forks, of which each stands for as
 * many as happened from look to look.
 *
 * @param line that forks them, or that calls what does
 * @param workShare about their part of the work of the operation
 * @param spanShare about their part of its span; null: no fork that was looked at is on the span of
 *     an operation
 * @param forks how many forks were looked at
 * @param spanForks how many of these led to a task on the span
 */
public record ForkLine(
    String line, double workShare, @Nullable Double spanShare, long forks, long spanForks) {

  private static final int TASKS = 0;
  private static final int WORK = 1;
  private static final int SPAN_TASKS = 2;
  private static final int SPAN = 3;

  /** Code of the JDK forks the tasks, and no line of the application. */
  private static final String OF_JDK = "";

  /** Lines of a class that are told. */
  private static final int MOST = 10;

  /**
   * Returns those with the most of the span first.
   *
   * @param tasks their operation and class
   * @param own what all these tasks have
   * @param operation has what all tasks of the operation have
   * @param sites what the agent counted, by operation, class, line and interval
   */
  static List<ForkLine> of(Key tasks, long[] own, Whole operation, Map<Key, long[]> sites) {
    Map<String, Sum> sums = new HashMap<>();
    Sum all = new Sum();
    sites.forEach(
        (key, numbers) -> {
          if (key.firstTask().equals(tasks.firstTask()) && key.task().equals(tasks.task())) {
            all.add(numbers, key.interval());
            sums.computeIfAbsent(LineName.of(key.forkedAt()), any -> new Sum())
                .add(numbers, key.interval());
          }
        });
    sums.remove(OF_JDK);
    Whole known =
        tasks.firstTask().equals(tasks.task()) ? operation : operation.estimated(all, own);
    return sums.entrySet().stream()
        .filter(each -> each.getValue().forks > 0)
        .map(each -> each.getValue().of(each.getKey(), known))
        .sorted(
            Comparator.comparingDouble(
                    (ForkLine each) -> each.spanShare == null ? 0 : -each.spanShare)
                .thenComparing(each -> -each.workShare))
        .limit(MOST)
        .toList();
  }

  /** Work and span of all operations, in ns. */
  record Whole(double work, double span) {

    /**
     * Where all tasks of a class are forked, what they have is known exactly. So what the lines
     * have together by the estimate is that, and only how it is divided is estimated.
     */
    private Whole estimated(Sum all, long[] own) {
      return new Whole(
          own[WORK] == 0 ? work : work * all.work / own[WORK],
          own[SPAN] == 0 ? span : span * all.span / own[SPAN]);
    }
  }

  /** The same line with all intervals. */
  private static final class Sum {

    private long forks;
    private long spanForks;
    private double work;
    private double span;

    void add(long[] looked, long interval) {
      forks += looked[TASKS];
      spanForks += looked[SPAN_TASKS];
      work += (double) looked[WORK] * interval;
      span += (double) looked[SPAN] * interval;
    }

    ForkLine of(String line, Whole whole) {
      return new ForkLine(
          line,
          share(work, whole.work),
          spanForks == 0 ? null : share(span, whole.span),
          forks,
          spanForks);
    }

    private static double share(double part, double whole) {
      return whole == 0 ? 0 : Math.min(1, part / whole);
    }
  }
}
