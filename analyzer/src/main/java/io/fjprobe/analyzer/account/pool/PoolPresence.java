package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.group.PoolLives;

/**
 * When the pool was there, and how large it became.
 *
 * @param lifetimeNanos from the first start to the last end seen in the recording
 * @param windowNanos time between the statistics that the counters are the difference of
 * @param peakWorkers the most workers of one pool at once that the statistics and compensations saw
 * @param lives how many pools there were, when and for how long
 */
public record PoolPresence(
    long lifetimeNanos, long windowNanos, int peakWorkers, PoolLives lives) {}
