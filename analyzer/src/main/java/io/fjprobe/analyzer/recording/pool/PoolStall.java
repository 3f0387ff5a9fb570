package io.fjprobe.analyzer.recording.pool;

import org.jspecify.annotations.Nullable;

/**
 * One {@code fjprobe.PoolStall}: there are several of a stall that lasts.
 *
 * @param queued tasks in all queues
 * @param nextTask class of one of them; null when not known
 */
public record PoolStall(
    long startNanos,
    long endNanos,
    int workers,
    int idle,
    int blocked,
    int busy,
    long queued,
    @Nullable String nextTask,
    boolean over) {}
