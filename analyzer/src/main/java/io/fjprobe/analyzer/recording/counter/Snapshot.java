package io.fjprobe.analyzer.recording.counter;

import io.fjprobe.analyzer.recording.field.NumberField;

/**
 * Cumulative counters at one moment, in the order of their enum; {@link #NOT_RECORDED} where the
 * agent could not count.
 *
 * @param <C> the counters of that event
 * @param nanos since the epoch
 * @param workers of the pool at that moment; 0 for a worker
 * @param active of them, by getActiveThreadCount
 * @param queued tasks in all queues of the pool at that moment; 0 for a worker
 * @param queuedSubmissions of them, in submission queues
 */
public record Snapshot<C extends Enum<C>>(
    long nanos,
    String trigger,
    int workers,
    int active,
    long queued,
    long queuedSubmissions,
    long[] counters) {

  /** A number has this value where the agent could not count. */
  public static final long NOT_RECORDED = NumberField.NOT_RECORDED;

  /** Makes a snapshot without submissions, where nobody asks for them, as of a worker. */
  public Snapshot(long nanos, String trigger, int workers, long queued, long[] counters) {
    this(nanos, trigger, workers, 0, queued, NOT_RECORDED, counters);
  }

  public long get(C counter) {
    return counters[counter.ordinal()];
  }
}
