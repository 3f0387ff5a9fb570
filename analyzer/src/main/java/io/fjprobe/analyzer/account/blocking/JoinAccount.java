package io.fjprobe.analyzer.account.blocking;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.tally.JoinKey;
import io.fjprobe.analyzer.recording.tally.JoinTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Joins that blocked, as events. Exact totals are in the time of the workers and in {@link
 * ExternalWaits}.
 *
 * @param ownWork those whose waiter had tasks in its own queue
 * @param events recorded; rows count the waits that they stand for
 */
public record JoinAccount(
    Row all, Row ownWork, long events, @JsonUnwrapped JoinHelp help, @JsonUnwrapped JoinRows rows) {

  /** The text in place of a line where there is none. */
  public static final String NO_LINE = "(no user code on the stack)";

  public static JoinAccount of(Map<JoinKey, JoinTally> joins, Predicate<JoinKey> which) {
    return new JoinAccount(
        sum(joins, which),
        sum(joins, which.and(JoinKey::ownWork)),
        joins.entrySet().stream()
            .filter(e -> which.test(e.getKey()))
            .mapToLong(e -> e.getValue().blocked().events())
            .sum(),
        new JoinHelp(
            joins.entrySet().stream()
                .filter(e -> which.test(e.getKey()))
                .mapToLong(e -> e.getValue().helpedTasks())
                .sum(),
            joins.entrySet().stream()
                .filter(e -> which.test(e.getKey()))
                .mapToLong(e -> e.getValue().helpTime())
                .sum()),
        new JoinRows(
            rows(joins, which, JoinKey::taskClass),
            rows(joins, which, JoinAccount::line),
            rows(joins, which.and(JoinKey::ownWork), JoinAccount::line),
            rows(joins, which, key -> key.waiter().text()),
            rows(joins, which, JoinKey::outcome),
            rows(joins, which, key -> key.compensated() ? "compensated" : "not compensated"),
            places(joins, which)));
  }

  /** Returns whether not every wait is an event, so that counts and times are estimates. */
  @JsonProperty
  public boolean sampled() {
    return all.count() > events;
  }

  public static boolean byWorker(JoinKey key) {
    return key.waiter().isWorker();
  }

  private static String line(JoinKey key) {
    return key.line() == null ? NO_LINE : key.line();
  }

  private static List<JoinPlace> places(Map<JoinKey, JoinTally> joins, Predicate<JoinKey> which) {
    List<JoinPlace> places = new ArrayList<>();
    for (Map.Entry<JoinKey, JoinTally> each : joins.entrySet()) { // a lambda is a class to load
      JoinKey key = each.getKey();
      if (which.test(key)) {
        long nanos = each.getValue().blocked().total();
        places.add(new JoinPlace(key.line(), key.taskClass(), nanos));
      }
    }
    return places;
  }

  private static Row sum(Map<JoinKey, JoinTally> joins, Predicate<JoinKey> which) {
    DurationTally sum = new DurationTally();
    joins.forEach(
        (key, tally) -> {
          if (which.test(key)) {
            sum.merge(tally.blocked());
          }
        });
    return Rows.row("all", sum);
  }

  private static List<Row> rows(
      Map<JoinKey, JoinTally> joins, Predicate<JoinKey> which, Function<JoinKey, String> name) {
    Rows rows = new Rows();
    joins.forEach(
        (key, tally) -> {
          if (which.test(key)) {
            rows.add(name.apply(key), tally.blocked());
          }
        });
    return rows.sorted();
  }
}
