package io.fjprobe.analyzer.account;

import java.util.List;

/**
 * Blocking inside tasks that the pool was not told of, from the JDK's own events.
 *
 * @param managed lines that block in a managed blocker: the pool was told of these
 */
public record BlockingAccount(Row all, List<Row> byKind, List<Row> byLine, List<Row> managed) {

  /** Without managed blockers. */
  public BlockingAccount(Row all, List<Row> byKind, List<Row> byLine) {
    this(all, byKind, byLine, List.of());
  }
}
