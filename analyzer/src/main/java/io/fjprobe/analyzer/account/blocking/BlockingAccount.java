package io.fjprobe.analyzer.account.blocking;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
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
@JsonPropertyOrder({"all", "exactNanos", "byKind", "byLine"})
public record BlockingAccount(
    Row all,
    @Nullable Long exactNanos,
    List<Row> byKind,
    @JsonIgnore List<BlockedLine> lines,
    List<Row> holders,
    List<Row> managed,
    long managedFreeNanos,
    Map<String, Long> inNative) {

  public BlockingAccount(Row all, List<Row> byKind, List<BlockedLine> lines) {
    this(all, byKind, lines, Map.of());
  }

  /** Makes an account without managed blockers. */
  public BlockingAccount(
      Row all, List<Row> byKind, List<BlockedLine> lines, Map<String, Long> inNative) {
    this(all, null, byKind, lines, List.of(), List.of(), 0, inNative);
  }

  /** The lines of the application at which tasks blocked, the longest total first. */
  @JsonProperty
  public List<Row> byLine() {
    return lines.stream().map(BlockedLine::row).toList();
  }

  /**
   * Returns the blocked time of all threads in nanoseconds: the exact one if it is known, or what
   * events tell.
   */
  public long nanos() {
    return exactNanos == null ? all.totalNanos() : exactNanos;
  }

  /**
   * Returns this account with its times scaled down to the time that is known to be all of it.
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
        lines.stream().map(line -> line.with(scaled(line.row(), share))).toList(),
        scaled(holders, share),
        managed,
        managedFreeNanos,
        inNative);
  }

  /**
   * Returns whether most of the time in managed blockers that events tell of is for nothing that
   * another thread may hold.
   */
  public boolean isManagedFree() {
    long known = managed.stream().mapToLong(Row::totalNanos).sum();
    return known > 0 && managedFreeNanos > known - managedFreeNanos;
  }

  private static List<Row> scaled(List<Row> rows, double share) {
    return rows.stream().map(row -> scaled(row, share)).toList();
  }

  private static Row scaled(Row row, double share) {
    return share == 1
        ? row
        : new Row(row.name(), row.count(), Math.round(row.totalNanos() * share), row.maxNanos());
  }
}
