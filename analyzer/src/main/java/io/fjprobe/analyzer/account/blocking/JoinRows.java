package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.number.Row;
import java.util.List;

/**
 * The joins that blocked, by what distinguishes them.
 *
 * @param ownWorkByLine those whose waiter had tasks in its own queue
 */
public record JoinRows(
    List<Row> byTaskClass,
    List<Row> byLine,
    List<Row> ownWorkByLine,
    List<Row> byWaiter,
    List<Row> byOutcome,
    List<Row> byCompensation) {}
