package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.report.Shortened;
import java.util.List;

/** The pools, one in each line. */
final class PoolTable {

  /** Each number has this width, and two spaces before it. */
  private static final int CELL = 9;

  private static final int LEAST_NAME = 8;
  private static final String CHOSEN = "> ";
  private static final String OTHER = "  ";

  private final Lines lines;
  private final long wallNanos;

  PoolTable(Lines lines, long wallNanos) {
    this.lines = lines;
    this.wallNanos = wallNanos;
  }

  /**
   * @param chosen position of the pool whose details are shown
   * @param most pools for which there is room
   */
  void print(List<PoolAccount> pools, int chosen, int most) {
    lines.add(Lines.BOLD, OTHER + row("POOL", PoolRow.HEADS));
    int first = Math.max(Math.min(chosen - most + 1, pools.size() - most), 0);
    int last = Math.min(first + most, pools.size());
    for (int i = first; i < last; i++) {
      PoolAccount pool = pools.get(i);
      boolean stalled = !pool.progress().stalls().isEmpty();
      String line =
          (i == chosen ? CHOSEN : OTHER)
              + row(
                  (stalled ? "STALLED " : "") + pool.name(), new PoolRow(pool, wallNanos).cells());
      lines.add(stalled ? Lines.ALARM : i == chosen ? Lines.BOLD : Lines.PLAIN, line);
    }
    if (pools.size() > last - first) {
      lines.add(Lines.PLAIN, OTHER + "and " + (pools.size() - (last - first)) + " more");
    }
  }

  private String row(String name, List<String> cells) {
    int width = Math.max(lines.width() - OTHER.length() - CELL * cells.size(), LEAST_NAME);
    StringBuilder row = new StringBuilder(Shortened.middle(name, width));
    row.append(" ".repeat(width - row.length()));
    for (String cell : cells) {
      row.append(" ".repeat(Math.max(CELL - cell.length(), 1))).append(cell);
    }
    return row.toString();
  }
}
