package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One pool over time, by its statistics. Null instead of a series: not recorded.
 *
 * @param stepNanos between two values, the first of which is where the recording begins
 * @param rates per second, by counter; a mean over the time between two statistics
 * @param gauges workers, active, queued: each step that any was seen in, and the most seen there
 */
public record PoolActivity(
    String pool,
    int parallelism,
    long stepNanos,
    Map<String, Series> rates,
    Map<String, List<long[]>> gauges) {

  /**
   * @param first step that something is known of
   * @param values from there on; null: nothing is known of that time
   */
  public record Series(int first, List<Double> values) {

    static Series of(Double[] steps) {
      int from = 0;
      int to = steps.length;
      while (from < to && steps[from] == null) {
        from++;
      }
      while (to > from && steps[to - 1] == null) {
        to--;
      }
      return new Series(from, Arrays.asList(steps).subList(from, to));
    }
  }

  /** The time of a recording is divided into about this many steps. */
  private static final int STEPS = 256;

  /** These counters are drawn. */
  public static final List<PoolCounter> RATES =
      List.of(
          PoolCounter.FORKS,
          PoolCounter.SUBMISSIONS,
          PoolCounter.SUBMISSIONS_TAKEN,
          PoolCounter.WORKER_STEALS,
          PoolCounter.SIGNALS,
          PoolCounter.COMPENSATIONS,
          PoolCounter.WORKERS_STARTED);

  static PoolActivity of(Recording recording, Pools.Pool pool) {
    TimeGrid fine = Activities.of(recording).grid();
    int factor = Math.max(fine.bins() / STEPS, 1);
    TimeGrid grid = new TimeGrid(fine.startNanos(), fine.bins() / factor, fine.binNanos() * factor);
    List<PoolFacts> facts =
        pool.ids().stream().map(id -> recording.facts().pools().get(id)).toList();
    Map<String, Series> rates = new LinkedHashMap<>();
    for (PoolCounter counter : RATES) {
      rates.put(counter.field(), rates(grid, facts, counter));
    }
    return new PoolActivity(
        pool.name(), pool.parallelism(), grid.binNanos(), rates, gauges(recording, grid, pool));
  }

  /** Returns null when the counter is missing in any of the statistics. */
  private static @Nullable Series rates(TimeGrid grid, List<PoolFacts> pools, PoolCounter counter) {
    double[] counts = new double[grid.bins()];
    double[] nanos = new double[grid.bins()];
    for (PoolFacts pool : pools) {
      if (pool.snapshots().stream().anyMatch(each -> each.get(counter) < 0)) {
        return null;
      }
      List<Snapshot<PoolCounter>> snapshots = CountedSpans.of(pool, grid);
      for (int i = 1; i < snapshots.size(); i++) {
        add(grid, snapshots.get(i - 1), snapshots.get(i), counter, counts, nanos);
      }
    }
    Double[] rates = new Double[grid.bins()];
    for (int i = 0; i < rates.length; i++) {
      rates[i] = nanos[i] == 0 ? null : significant(counts[i] * 1e9 / nanos[i]);
    }
    return Series.of(rates);
  }

  private static void add(
      TimeGrid grid,
      Snapshot<PoolCounter> before,
      Snapshot<PoolCounter> after,
      PoolCounter counter,
      double[] counts,
      double[] nanos) {
    long length = after.nanos() - before.nanos();
    long more = after.get(counter) - before.get(counter);
    for (int bin = grid.binAt(before.nanos());
        length > 0 && bin <= grid.binAt(after.nanos());
        bin++) {
      long start = grid.startNanos() + bin * grid.binNanos();
      double common =
          Math.min(after.nanos(), start + grid.binNanos()) - Math.max(before.nanos(), start);
      if (common > 0) {
        counts[bin] += more * common / length;
        nanos[bin] = Math.min(nanos[bin] + common, grid.binNanos());
      }
    }
  }

  /** Rounds to three digits, or a page of them would be long. */
  private static double significant(double value) {
    if (value == 0) {
      return 0;
    }
    double unit = Math.pow(10, Math.floor(Math.log10(Math.abs(value))) - 2);
    double rounded = Math.round(value / unit) * unit;
    return rounded >= 100
        ? Math.round(rounded)
        : Double.parseDouble(String.format(Locale.ROOT, "%.3g", rounded));
  }

  private static Map<String, List<long[]>> gauges(
      Recording recording, TimeGrid grid, Pools.Pool pool) {
    Map<String, TreeMap<Integer, Long>> most = new LinkedHashMap<>();
    for (Activity.Gauge gauge : Activities.of(recording).gauges()) {
      if (pool.ids().contains(gauge.poolId())) {
        int step = grid.binAt(gauge.nanos());
        add(most, "workers", step, gauge.workers());
        add(most, "active", step, gauge.active());
        add(most, "queued", step, gauge.queued());
      }
    }
    Map<String, List<long[]>> gauges = new LinkedHashMap<>();
    most.forEach(
        (name, values) ->
            gauges.put(
                name,
                values.entrySet().stream()
                    .map(entry -> new long[] {entry.getKey(), entry.getValue()})
                    .toList()));
    return gauges;
  }

  private static void add(
      Map<String, TreeMap<Integer, Long>> most, String name, int step, long value) {
    if (value >= 0) {
      most.computeIfAbsent(name, k -> new TreeMap<>()).merge(step, value, Math::max);
    }
  }
}
