package io.fjprobe.analyzer.account;

import java.util.List;
import java.util.Map;

/**
 * Blocking inside tasks that the pool was not told of, from the JDK's own events.
 *
 * @param managed lines that block in a managed blocker: the pool was told of these
 * @param inNative samples in native code by the line that called it, most first: these may be
 *     blocked there or on a CPU
 */
public record BlockingAccount(
    Row all, List<Row> byKind, List<Row> byLine, List<Row> managed, Map<String, Long> inNative) {

  public BlockingAccount(Row all, List<Row> byKind, List<Row> byLine) {
    this(all, byKind, byLine, List.of(), Map.of());
  }

  /** Without managed blockers. */
  public BlockingAccount(Row all, List<Row> byKind, List<Row> byLine, Map<String, Long> inNative) {
    this(all, byKind, byLine, List.of(), inNative);
  }
}
