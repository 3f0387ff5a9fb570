package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.timeline.Timeline;

/** From when to when a pool lived, as far as the recording reaches. */
final class Lifetime {

  private static final String LAST = "pool end";

  private Lifetime() {}

  static Timeline.Span of(PoolFacts pool, Recording recording) {
    Long born = Births.of(pool, recording);
    long start = born == null ? firstSeen(pool, recording) : born;
    return new Timeline.Span(start, Math.max(start, end(pool, recording)));
  }

  /**
   * Returns when a pool was first seen. Where a recording begins, it has statistics of all pools
   * that are there.
   */
  private static long firstSeen(PoolFacts pool, Recording recording) {
    return pool.snapshots().stream()
        .mapToLong(Snapshot::nanos)
        .min()
        .orElse(recording.startNanos());
  }

  /** Returns when a pool ended. At level=counters only the last statistics tell. */
  private static long end(PoolFacts pool, Recording recording) {
    if (pool.endNanos() != null) {
      return pool.endNanos();
    }
    return pool.snapshots().stream()
        .filter(snapshot -> LAST.equals(snapshot.trigger()))
        .mapToLong(Snapshot::nanos)
        .max()
        .orElse(recording.endNanos());
  }
}
