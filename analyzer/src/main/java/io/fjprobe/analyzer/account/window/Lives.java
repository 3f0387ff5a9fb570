package io.fjprobe.analyzer.account.window;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** When workers began and ended, as far as the recording tells. */
public final class Lives {

  public static final Lives UNKNOWN = new Lives();

  private static final String END = "worker end";

  private final Map<ThreadKey, Long> births = new HashMap<>();
  private final Map<ThreadKey, Long> lastSeen = new HashMap<>();
  private final Set<ThreadKey> ended = new HashSet<>();
  private final Set<ThreadKey> older = new HashSet<>();

  /**
   * @param bornNanos since when it is observed; null: not known
   * @param older than that
   */
  public void add(
      @Nullable ThreadKey thread,
      @Nullable Long bornNanos,
      boolean older,
      List<Snapshot<WorkerCounter>> snapshots) {
    if (bornNanos != null) {
      births.put(thread, bornNanos);
    }
    if (older) {
      this.older.add(thread);
    }
    snapshots.stream()
        .max(Comparator.comparingLong(Snapshot::nanos))
        .ifPresent(last -> see(thread, last));
  }

  private void see(@Nullable ThreadKey thread, Snapshot<WorkerCounter> last) {
    lastSeen.merge(thread, last.nanos(), Math::max);
    if (END.equals(last.trigger())) {
      ended.add(thread);
    }
  }

  /** Null: not known. */
  public @Nullable Long birth(@Nullable ThreadKey thread) {
    return births.get(thread);
  }

  /** Returns whether a thread was there before it was observed. */
  public boolean isOlder(@Nullable ThreadKey thread) {
    return older.contains(thread);
  }

  public long lastSeen(@Nullable ThreadKey thread, long otherwise) {
    return lastSeen.getOrDefault(thread, otherwise);
  }

  public boolean ended(@Nullable ThreadKey thread) {
    return ended.contains(thread);
  }

  /**
   * Returns the time in a window of threads that are known only in sums and not by name, in
   * nanoseconds.
   */
  public long ofOthers(
      long totalNanos, Set<ThreadKey> threads, Window window, Recording recording) {
    long known = 0;
    for (ThreadKey thread : threads) {
      Long born = births.get(thread);
      known +=
          window.common(
              born == null ? recording.startNanos() : born, lastSeen(thread, recording.endNanos()));
    }
    return Math.max(totalNanos - known, 0);
  }
}
