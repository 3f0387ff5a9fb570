package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.number.Row;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Blocking inside tasks that the pool was not told of, from the JDK's own events. An event also has
 * the waiting for a CPU at its end: where the exact amount is known, times are scaled down to that.
 *
 * @param exactNanos with what has no event; null: not known
 * @param holders who held the monitors for which workers waited last, before these had them
 * @param managed lines that block in a managed blocker: the pool was told of these
 * @param managedFreeNanos of these, for nothing that another thread may hold: no lock and no permit
 * @param inNative samples in native code by the line that called it, most first: these may be
 *     blocked there or on a CPU
 */
public record BlockingAccount(
    Row all,
    @Nullable Long exactNanos,
    List<Row> byKind,
    List<Row> byLine,
    List<Row> holders,
    List<Row> managed,
    long managedFreeNanos,
    Map<String, Long> inNative) {

  public BlockingAccount(Row all, List<Row> byKind, List<Row> byLine) {
    this(all, byKind, byLine, Map.of());
  }

  /** Without managed blockers. */
  public BlockingAccount(Row all, List<Row> byKind, List<Row> byLine, Map<String, Long> inNative) {
    this(all, null, byKind, byLine, List.of(), List.of(), 0, inNative);
  }

  /** Of all threads, as far as it is known: exact, or what events tell. */
  public long nanos() {
    return exactNanos == null ? all.totalNanos() : exactNanos;
  }

  /**
   * As it is when so much is known to be all of it.
   *
   * @param exact null: it is not known
   */
  public BlockingAccount within(@Nullable Long exact) {
    double share =
        exact == null || exact >= all.totalNanos() ? 1 : (double) exact / all.totalNanos();
    return new BlockingAccount(
        scaled(all, share),
        exact,
        scaled(byKind, share),
        scaled(byLine, share),
        scaled(holders, share),
        managed,
        managedFreeNanos,
        inNative);
  }

  /** Of the managed blockers that events tell of, most wait for nothing that another may hold. */
  public boolean isManagedFree() {
    long known = managed.stream().mapToLong(Row::totalNanos).sum();
    return known > 0 && managedFreeNanos > known - managedFreeNanos;
  }

  private static List<Row> scaled(List<Row> rows, double share) {
    return share == 1 ? rows : rows.stream().map(row -> scaled(row, share)).toList();
  }

  private static Row scaled(Row row, double share) {
    return new Row(row.name(), row.count(), Math.round(row.totalNanos() * share), row.maxNanos());
  }
}
