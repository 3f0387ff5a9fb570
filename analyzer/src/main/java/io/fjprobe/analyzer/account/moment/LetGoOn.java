package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.account.number.Proportion;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How often threads are let go on because a time is over, and not because something has happened.
 * Who lets them go on may itself have been let go on so.
 *
 * @param seen how often threads were seen to be let go on
 * @param timed of these, how often a time was over
 * @param most of those that let them go on so; null: none does
 */
public record LetGoOn(long seen, long timed, @Nullable ReleaseRow most) {

  /** A timer hands over to an executor, and this to a pool. */
  private static final int STEPS = 3;

  /**
   * @param rows all that were seen
   * @param which rows are asked for
   */
  public static LetGoOn of(List<ReleaseRow> rows, Predicate<ReleaseRow> which) {
    return of(rows, which, STEPS);
  }

  private static LetGoOn of(List<ReleaseRow> rows, Predicate<ReleaseRow> which, int steps) {
    List<ReleaseRow> its = rows.stream().filter(which).toList();
    LetGoOn here =
        new LetGoOn(
            its.stream().mapToLong(ReleaseRow::times).sum(),
            its.stream().mapToLong(ReleaseRow::timed).sum(),
            its.stream()
                .filter(row -> row.timed() > 0)
                .max(Comparator.comparingLong(ReleaseRow::timed))
                .orElse(null));
    if (here.isMostlyTimed() || steps == 0) {
      return here;
    }
    Map<String, Long> by =
        its.stream()
            .filter(row -> !row.by().equals(row.where()))
            .collect(
                Collectors.groupingBy(
                    ReleaseRow::by, TreeMap::new, Collectors.summingLong(ReleaseRow::times)));
    return by.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(most -> of(rows, row -> row.where().equals(most.getKey()), steps - 1))
        .filter(LetGoOn::isMostlyTimed)
        .orElse(here);
  }

  /** Returns whether a time is over in most cases, for certain. */
  public boolean isMostlyTimed() {
    return seen > 0 && Proportion.of(timed, seen).low() > 1.0 / 2;
  }

  /** Returns the share of those that are let go on because a time is over. */
  public double share() {
    return seen == 0 ? 0 : (double) timed / seen;
  }
}
