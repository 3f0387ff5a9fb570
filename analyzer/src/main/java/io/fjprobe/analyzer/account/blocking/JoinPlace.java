package io.fjprobe.analyzer.account.blocking;

import org.jspecify.annotations.Nullable;

/**
 * How long threads were blocked at a line in joins of tasks of one class.
 *
 * @param line of the application; null: there is none
 * @param nanos of these waits, an estimate where not each of them is an event
 */
public record JoinPlace(@Nullable String line, String taskClass, long nanos) {}
