package io.fjprobe.analyzer.finding;

import org.jspecify.annotations.Nullable;

/**
 * An effect tells how much time the cause of a finding costs.
 *
 * @param shareOfWorkerTime 0 to 1; null when it can't be told as such
 * @param nanosPerOperation worker time; null without operations
 */
public record Effect(@Nullable Double shareOfWorkerTime, @Nullable Double nanosPerOperation) {}
