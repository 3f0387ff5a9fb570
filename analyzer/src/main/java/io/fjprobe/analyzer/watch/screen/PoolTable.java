package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.report.Shortened;
import io.fjprobe.analyzer.wording.StallWording;
import java.util.List;

/** The pools, one in each line. */
final class PoolTable {

  /** Each number has this width, with the space before it. */
  private static final int CELL = 8;

  /** On wide screens numbers are not to be far from the name. */
  private static final int MOST_NAME = 48;

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
          (i == chosen ? CHOSEN : OTHER) + row(pool.name(), new PoolRow(pool, wallNanos).cells());
      lines.add(stalled ? Lines.ALARM : i == chosen ? Lines.BOLD : Lines.PLAIN, line);
    }
    stalls(pools);
    if (pools.size() > last - first) {
      lines.add(Lines.PLAIN, OTHER + "and " + (pools.size() - (last - first)) + " more");
    }
  }

  /** Says it of each pool, also of those that are not shown. */
  private void stalls(List<PoolAccount> pools) {
    for (PoolAccount pool : pools) {
      pool.progress().stalls().stream()
          .limit(1)
          .forEach(
              stall ->
                  lines.paragraph(
                      Lines.ALARM,
                      "STALLED  ",
                      pool.name() + ": " + new StallWording(stall).summary(),
                      2));
    }
  }

  private String row(String name, List<String> cells) {
    int room = lines.width() - OTHER.length() - CELL * cells.size();
    int width = Math.max(Math.min(room, MOST_NAME), LEAST_NAME);
    StringBuilder row = new StringBuilder(Shortened.middle(name, width));
    row.append(" ".repeat(width - row.length()));
    for (String cell : cells) {
      row.append(" ".repeat(Math.max(CELL - cell.length(), 1))).append(cell);
    }
    return row.toString();
  }
}
