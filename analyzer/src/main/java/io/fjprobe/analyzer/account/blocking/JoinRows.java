package io.fjprobe.analyzer.account.blocking;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.account.number.Row;
import java.util.List;

/**
 * The joins that blocked, by what distinguishes them.
 *
 * @param ownWorkByLine those whose waiter had tasks in its own queue
 * @param byPlace by line and awaited task, in any order; a place may occur several times
 */
public record JoinRows(
    List<Row> byTaskClass,
    List<Row> byLine,
    List<Row> ownWorkByLine,
    List<Row> byWaiter,
    List<Row> byOutcome,
    List<Row> byCompensation,
    @JsonIgnore List<JoinPlace> byPlace) {}
