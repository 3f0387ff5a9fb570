package io.fjprobe.analyzer.finding.blocking;

import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where workers block: the line, and only without one the class that they block on. */
public final class Blockers {

  private Blockers() {}

  /** Workers block here in a managed blocker. */
  static Optional<String> managed(PoolAccount pool) {
    return line(pool.inTasks().blocking().managed())
        .or(
            () ->
                pool.events().compensations().byBlockedOn().stream()
                    .findFirst()
                    .map(Row::name)
                    .map(Blockers::inWords));
  }

  /** Workers block here for most of the time, whether the pool was told or not. */
  static Optional<String> worst(PoolAccount pool) {
    Stream<Row> told = pool.inTasks().blocking().managed().stream();
    Stream<Row> unrecorded = pool.inTasks().blocking().byLine().stream();
    return line(Stream.concat(told, unrecorded)
            .sorted((a, b) -> Long.compare(b.totalNanos(), a.totalNanos()))
            .toList())
        .or(() -> managed(pool));
  }

  private static Optional<String> line(List<Row> rows) {
    return rows.stream().map(Row::name).filter(Blockers::isLine).findFirst();
  }

  public static boolean isLine(String name) {
    return !name.endsWith(JoinAccount.NO_LINE);
  }

  /** A class of the JDK can't be changed, so these words say what the code waits for. */
  static String inWords(String type) {
    return type.startsWith("java.util.concurrent.CompletableFuture")
        ? "a wait for a CompletableFuture inside a task (its line was not recorded)"
        : type;
  }
}
