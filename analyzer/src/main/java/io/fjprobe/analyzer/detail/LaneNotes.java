package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What lanes can't show. */
final class LaneNotes {

  private LaneNotes() {}

  static List<String> of(Recording recording, boolean blockingRecorded) {
    List<String> notes = new ArrayList<>();
    if (!blockingRecorded) {
      notes.add("Blocking that the pool does not know of is not recorded: it looks like running.");
    }
    if (recording.facts().blocking().keySet().stream()
        .anyMatch(key -> key.kind() == BlockKind.PINNED)) {
      notes.add(
          "A carrier that a virtual thread pins looks like running: its event does not name the"
              + " carrier. The account has the sum.");
    }
    for (WorkerCounter counter :
        List.of(
            WorkerCounter.IDLE_TIME,
            WorkerCounter.JOIN_BLOCKED_TIME,
            WorkerCounter.MANAGED_BLOCKED_TIME)) {
      if (missing(recording, counter)) {
        notes.add(
            counter.field()
                + " is not recorded for all workers: where it is missing, the lane shows only what"
                + " single events tell, and the rest looks like running.");
      }
    }
    long sums =
        recording.facts().pools().values().stream()
            .flatMap(pool -> pool.workers().entrySet().stream())
            .filter(entry -> entry.getKey().isSum())
            .flatMap(entry -> entry.getValue().snapshots().stream())
            .count();
    if (sums > 0) {
      notes.add(
          "Workers that ended and are recorded only as a sum have no lane; the account has their"
              + " time.");
    }
    return notes;
  }

  private static boolean missing(Recording recording, WorkerCounter counter) {
    return recording.facts().pools().values().stream()
        .flatMap(pool -> pool.workers().values().stream())
        .flatMap(worker -> worker.snapshots().stream())
        .anyMatch(snapshot -> snapshot.get(counter) == Snapshot.NOT_RECORDED);
  }

  /** Says for whom spare workers of these pools were started, as far as it can be told apart. */
  static String cause(Activity activity, List<Integer> pools) {
    Set<String> causes = new TreeSet<>();
    pools.forEach(id -> causes.addAll(activity.spareCauses().getOrDefault(id, Map.of()).keySet()));
    return causes.isEmpty() ? "" : " (" + String.join(" or ", causes) + ")";
  }
}
