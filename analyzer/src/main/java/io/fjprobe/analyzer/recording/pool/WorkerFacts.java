package io.fjprobe.analyzer.recording.pool;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One worker thread of a pool. Queue slots are used again, so the thread is part of the key. */
public final class WorkerFacts {

  /** A worker within its pool. */
  public record Key(int index, @Nullable ThreadKey thread) {

    /** Whether it is the sum of workers that ended and were not recorded one by one. */
    public boolean isSum() {
      return index < 0;
    }
  }

  private final List<Snapshot<WorkerCounter>> snapshots = new ArrayList<>();
  private @Nullable Long startNanos;

  public void started(long nanos) {
    startNanos = nanos;
  }

  public void add(Snapshot<WorkerCounter> snapshot) {
    snapshots.add(snapshot);
  }

  void merge(WorkerFacts other) {
    snapshots.addAll(other.snapshots);
    startNanos = startNanos == null ? other.startNanos : startNanos;
  }

  /** Returns null when its start event is not in the recording. */
  public @Nullable Long startNanos() {
    return startNanos;
  }

  public List<Snapshot<WorkerCounter>> snapshots() {
    return snapshots;
  }

  /**
   * Returns snapshots, without those of a time when the agent knew of the worker, but could not
   * observe it yet.
   */
  public List<Snapshot<WorkerCounter>> observed() {
    return snapshots.stream().filter(WorkerFacts::isObserved).toList();
  }

  /** Returns the snapshots of the time when the agent could not observe the worker yet. */
  public List<Snapshot<WorkerCounter>> unobserved() {
    return snapshots.stream().filter(snapshot -> !isObserved(snapshot)).toList();
  }

  private static boolean isObserved(Snapshot<WorkerCounter> snapshot) {
    return snapshot.get(WorkerCounter.LIFETIME) != Snapshot.NOT_RECORDED;
  }
}
