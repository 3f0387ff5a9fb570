package io.fjprobe.analyzer.recording;

import java.util.ArrayList;
import java.util.List;

/** One worker thread of a pool. Queue slots are used again, so the thread is part of the key. */
public final class WorkerFacts {

  /** A worker within its pool. */
  public record Key(int index, ThreadKey thread) {}

  private final List<Snapshot> snapshots = new ArrayList<>();

  void add(Snapshot snapshot) {
    snapshots.add(snapshot);
  }

  void merge(WorkerFacts other) {
    snapshots.addAll(other.snapshots);
  }

  public List<Snapshot> snapshots() {
    return snapshots;
  }
}
