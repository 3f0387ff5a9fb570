package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.ExecutorKind;

/**
 * An executor that is no Fork/Join pool, of which more is known than its queue.
 *
 * @param where name of its threads, with # for numbers
 */
public record ExecutorRow(String where, ExecutorKind kind) {}
