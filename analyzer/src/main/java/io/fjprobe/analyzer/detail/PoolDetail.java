package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.tally.WaitDurations;
import io.fjprobe.analyzer.recording.tally.WeightedDurations;
import io.fjprobe.analyzer.recording.task.PairCounts;
import io.fjprobe.analyzer.recording.task.TaskTally;
import java.util.Arrays;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * One pool in one section.
 *
 * @param steals null without any steal event
 */
public record PoolDetail(
    String pool,
    @Nullable StealMatrix steals,
    @Nullable Distribution blockedJoins,
    @Nullable Distribution idleEpisodes,
    @Nullable Distribution tasks) {

  static PoolDetail of(Recording recording, PoolAccount pool, IntPredicate segments) {
    Slice slice =
        Slice.sum(
            recording.facts().slices().entrySet().stream()
                .filter(e -> wanted(e.getKey(), pool, segments))
                .map(Map.Entry::getValue)
                .toList());
    WeightedDurations joins = new WeightedDurations();
    WeightedDurations idles = new WeightedDurations();
    Activities.of(recording)
        .waits()
        .forEach(
            (key, waits) -> {
              if (wanted(key, pool, segments)) {
                add(waits, joins, idles);
              }
            });
    PairCounts pairs = slice.steals().pairs();
    return new PoolDetail(
        pool.name(),
        StealMatrix.of(pairs, pool.events().steals()),
        Distribution.of(joins, pool.times().time().waits().joinBlockedCount()),
        Distribution.of(idles, pool.times().time().waits().idleCount()),
        tasks(slice, pool));
  }

  private static boolean wanted(Slice.Key key, PoolAccount pool, IntPredicate segments) {
    return pool.identity().ids().contains(key.poolId()) && segments.test(key.segment());
  }

  private static void add(WaitDurations waits, WeightedDurations joins, WeightedDurations idles) {
    joins.merge(waits.joins());
    idles.merge(waits.idles());
  }

  private static @Nullable Distribution tasks(Slice slice, PoolAccount pool) {
    long[] counts = new long[0];
    for (TaskTally tally : slice.taskRuns().byClass().values()) {
      long[] more = tally.durations().countsByPowerOfTwo();
      counts = Arrays.copyOf(counts, Math.max(counts.length, more.length));
      for (int i = 0; i < more.length; i++) {
        counts[i] += more[i];
      }
    }
    long events = pool.events().taskRuns().events();
    long counted = pool.counts().tasksCounted();
    return new Distribution(
        events, events, counted == 0 ? null : Long.valueOf(counted), Distribution.trim(counts));
  }
}
