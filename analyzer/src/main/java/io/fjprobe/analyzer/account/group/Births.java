package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** When pools and workers began, as far as the recording tells; null: before it. */
public final class Births {

  private Births() {}

  /** A pool without a start event began when its first worker did, if that is in the recording. */
  public static @Nullable Long of(PoolFacts pool, Recording recording) {
    if (pool.startNanos() != null) {
      return pool.startNanos();
    }
    boolean olderWorker = singles(pool).anyMatch(worker -> of(worker, recording) == null);
    return olderWorker
        ? null
        : singles(pool)
            .map(worker -> of(worker, recording))
            .filter(Objects::nonNull)
            .min(Comparator.naturalOrder())
            .orElse(null);
  }

  private static Stream<WorkerFacts> singles(PoolFacts pool) {
    return pool.workers().entrySet().stream()
        .filter(entry -> !entry.getKey().isSum())
        .map(Map.Entry::getValue);
  }

  public static @Nullable Long of(WorkerFacts worker, Recording recording) {
    if (worker.startNanos() != null) {
      return worker.startNanos();
    }
    Snapshot<WorkerCounter> first =
        worker.observed().stream().min(Comparator.comparingLong(Snapshot::nanos)).orElse(null);
    if (first == null || first.get(WorkerCounter.LIFETIME) < 0) {
      return null;
    }
    long born = first.nanos() - first.get(WorkerCounter.LIFETIME);
    return born < recording.startNanos() ? null : Long.valueOf(born);
  }
}
