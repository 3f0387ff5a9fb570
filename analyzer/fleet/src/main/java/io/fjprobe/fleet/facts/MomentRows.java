package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.fleet.schema.Row;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Whose the wall time of one window is. */
final class MomentRows {

  /** Of the wall time: below it are very many lines, of which few looks tell. */
  private static final double LEAST_SHARE = 0.01;

  private MomentRows() {}

  /**
   * @param account null: nobody looked
   * @param rows makes a row for what this key tells from the others of the window
   */
  static List<Row> of(@Nullable MomentAccount account, Function<String, Row> rows) {
    return account == null
        ? List.of()
        : account.boxes().stream()
            .filter(box -> box.share() >= LEAST_SHARE)
            .map(box -> fill(rows.apply(key(box)), box, account.lookedNanos()))
            .toList();
  }

  private static String key(Box box) {
    return String.join(
        "\n",
        box.doing().name(),
        box.where(),
        String.valueOf(box.worker()),
        String.valueOf(box.line()),
        String.valueOf(box.caller()));
  }

  private static Row fill(Row row, Box box, long nanos) {
    double wall = box.share() * nanos;
    return row.set("place", box.where())
        .set("in_pool", box.worker())
        .set("activity", box.doing().name().toLowerCase(Locale.ROOT))
        .set("line", box.line())
        .set("called", box.called())
        .set("caller", box.caller())
        .set("wall_nanos", Math.round(wall))
        .set("waiting_nanos", Math.round(box.waiters() * box.width() * wall));
  }

  /** What the row of a JVM has of it. */
  static void fill(Row row, @Nullable MomentAccount account) {
    if (account != null) {
      row.set("looks", account.looks())
          .set("looked_nanos", account.lookedNanos())
          .set(
              "unused_cpu_nanos",
              Math.round(account.unusedShare() * account.cpus() * account.lookedNanos()));
    }
  }
}
