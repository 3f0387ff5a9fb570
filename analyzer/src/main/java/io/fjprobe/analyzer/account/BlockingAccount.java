package io.fjprobe.analyzer.account;

import java.util.List;

/** Blocking inside tasks that the pool was not told of, from the JDK's own events. */
public record BlockingAccount(Row all, List<Row> byKind, List<Row> byLine) {}
