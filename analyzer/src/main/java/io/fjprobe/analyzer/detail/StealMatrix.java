package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.recording.task.PairCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Who took tasks from whom, by the index of the worker's queue; as victim -1 stands for the
 * submission queues, as thief for threads that are no workers.
 *
 * @param step queues that share a row and a column: the name of each is its first
 * @param sampled tasks are estimates, since not every steal is an event
 * @param cells thief, victim, tasks
 */
public record StealMatrix(int step, boolean sampled, long events, long tasks, List<long[]> cells) {

  /** At most this many rows are for queues, and as many columns. */
  private static final int SIDE = 64;

  private record Pair(int thief, int victim) {}

  static @Nullable StealMatrix of(PairCounts pairs, StealAccount steals) {
    int[] last = {0};
    pairs.forEach((thief, victim, n) -> last[0] = Math.max(last[0], Math.max(thief, victim)));
    // workers have odd indexes, so that half of the indexes are theirs
    int step = 2;
    while (last[0] / step >= SIDE) {
      step *= 2;
    }
    Map<Long, Long> cells = new TreeMap<>();
    int width = step;
    pairs.forEach(
        (thief, victim, tasks) ->
            cells.merge(
                key(new Pair(first(thief, width), first(victim, width))), tasks, Long::sum));
    List<long[]> rows = new ArrayList<>();
    long[] sum = {0};
    cells.forEach(
        (key, tasks) -> {
          rows.add(new long[] {(int) (key >> 32), key.intValue(), tasks});
          sum[0] += tasks;
        });
    return rows.isEmpty()
        ? null
        : new StealMatrix(
            step, steals.sampling().sampled(), steals.sampling().events(), sum[0], rows);
  }

  private static int first(int index, int step) {
    return index < 0 ? PairCounts.OTHER : index / step * step + 1;
  }

  private static @Nullable Long key(Pair pair) {
    return (long) pair.thief() << 32 | pair.victim() & 0xffffffffL;
  }
}
