package io.fjprobe.analyzer.account.time;

/**
 * How running time was spread over workers. Of several pools that stand for one, the busiest worker
 * of each counts.
 *
 * @param runningNanos neither blocked in a join or managed blocker nor idle; of all of them
 */
public record LoadSpread(int workers, long busiestNanos, long runningNanos) {}
