package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Statistics of a pool between which a rate says something. A few tasks in the milliseconds between
 * the last two statistics would be a rate beside which all others look like nothing, so such a span
 * is counted together with a neighbour.
 */
final class CountedSpans {

  private CountedSpans() {}

  /** Returns statistics in the order of time. A span is between each two. */
  static List<Snapshot<PoolCounter>> of(PoolFacts pool, TimeGrid grid) {
    List<Snapshot<PoolCounter>> all = new ArrayList<>(pool.snapshots());
    all.sort(Comparator.comparingLong(Snapshot::nanos));
    whileThereIsNoPool(pool, all, grid);
    return longEnough(all);
  }

  /**
   * Adds statistics for the time before its birth and after its end. A pool does nothing then,
   * which is known to the edge of a bin.
   */
  private static void whileThereIsNoPool(
      PoolFacts pool, List<Snapshot<PoolCounter>> all, TimeGrid grid) {
    int last = all.size() - 1;
    if (last >= 0 && all.get(last).trigger().equals("pool end")) {
      long nanos = all.get(last).nanos();
      long edge = grid.startNanos() + (grid.binAt(nanos) + 1) * grid.binNanos();
      all.set(last, at(Math.max(edge, nanos), all.get(last).trigger(), all.get(last).counters()));
    }
    Long birth = pool.startNanos();
    if (birth != null) {
      long edge = grid.startNanos() + grid.binAt(birth) * grid.binNanos();
      all.add(0, at(Math.min(edge, birth), "birth", new long[PoolCounter.values().length]));
    }
  }

  private static Snapshot<PoolCounter> at(long nanos, String trigger, long[] counters) {
    return new Snapshot<>(nanos, trigger, 0, 0, counters);
  }

  /**
   * Joins spans that are too short. A span nearer to nothing than to the usual length goes on until
   * it is not.
   */
  private static List<Snapshot<PoolCounter>> longEnough(List<Snapshot<PoolCounter>> all) {
    if (all.size() < 3) {
      return all;
    }
    long usual = usualNanos(all);
    List<Snapshot<PoolCounter>> kept = new ArrayList<>(List.of(all.get(0)));
    for (Snapshot<PoolCounter> each : all.subList(1, all.size())) {
      if (each.nanos() - kept.get(kept.size() - 1).nanos() >= usual / 2) {
        kept.add(each);
      }
    }
    Snapshot<PoolCounter> last = all.get(all.size() - 1);
    if (kept.get(kept.size() - 1).nanos() < last.nanos()) {
      if (kept.size() > 1) {
        kept.remove(kept.size() - 1);
      }
      kept.add(last);
    }
    return kept;
  }

  /**
   * Returns a length. Half of the time is in spans of at least this length, however many short ones
   * there are.
   */
  private static long usualNanos(List<Snapshot<PoolCounter>> all) {
    List<Long> lengths = new ArrayList<>();
    for (int i = 1; i < all.size(); i++) {
      lengths.add(all.get(i).nanos() - all.get(i - 1).nanos());
    }
    lengths.sort(Comparator.reverseOrder());
    long half = (all.get(all.size() - 1).nanos() - all.get(0).nanos()) / 2;
    long sum = 0;
    for (long length : lengths) {
      sum += length;
      if (sum >= half) {
        return length;
      }
    }
    return 0;
  }
}
