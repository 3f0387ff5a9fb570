package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The statistics of one worker, in the order of time, with its birth if the recording covers it.
 */
record WorkerLife(List<Snapshot<WorkerCounter>> snapshots) {

  /**
   * A birth may seem to come up to this many nanoseconds before the recording. Clocks are read one
   * after the other.
   */
  private static final long SLACK_NANOS = 1_000_000;

  static WorkerLife of(WorkerFacts worker, long recordingStart) {
    List<Snapshot<WorkerCounter>> snapshots = new ArrayList<>(worker.snapshots());
    snapshots.sort(Comparator.comparingLong(Snapshot::nanos));
    if (!snapshots.isEmpty()) {
      Snapshot<WorkerCounter> first = snapshots.get(0);
      long lifetime = first.get(WorkerCounter.LIFETIME);
      if (lifetime >= 0 && first.nanos() - lifetime >= recordingStart - SLACK_NANOS) {
        long[] none = new long[WorkerCounter.values().length];
        snapshots.add(0, new Snapshot<>(first.nanos() - lifetime, "birth", 0, 0, none));
      }
    }
    return new WorkerLife(List.copyOf(snapshots));
  }

  boolean known() {
    return snapshots.size() > 1;
  }

  Snapshot<WorkerCounter> first() {
    return snapshots.get(0);
  }

  Snapshot<WorkerCounter> last() {
    return snapshots.get(snapshots.size() - 1);
  }

  /** Returns null when the counter was not recorded. */
  @Nullable Long increase(WorkerCounter counter) {
    return !known() || last().get(counter) < 0 || first().get(counter) < 0
        ? null
        : Long.valueOf(last().get(counter) - first().get(counter));
  }
}
