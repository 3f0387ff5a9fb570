package io.fjprobe.analyzer.account.group;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the pools of a group came and went in a window.
 *
 * @param maker the line of the application that made them; null when that is not known
 * @param recorded pools that are in the account
 * @param started pools that began in the window, recorded or not; null when not recorded
 * @param estimated of some of them only others tell, made a moment before or after
 * @param lengths of the recorded pools' lives, of those that were seen to begin if there are any
 * @param peakAtOnce the most that lived at the same time
 * @param atOnce how many lived at the same time on average over the window, those that are not
 *     recorded for as long as those that stand for them
 */
public record PoolLives(
    @Nullable String maker,
    int recorded,
    @Nullable Long started,
    boolean estimated,
    @JsonUnwrapped LifeLengths lengths,
    int peakAtOnce,
    double atOnce) {

  private static final String START = "fjprobe.PoolStart";

  public static PoolLives of(Recording recording, Index index, Window window, PoolGroup group) {
    List<Timeline.Span> lives = new ArrayList<>();
    List<Timeline.Span> wholeLives = new ArrayList<>();
    long common = 0;
    int startedSingly = 0;
    long stoodFor = 0;
    for (PoolFacts pool : group.pools(recording)) {
      Timeline.Span life = Lifetime.of(pool, recording);
      long inWindow = window.common(life.startNanos(), life.endNanos());
      boolean begins = pool.startNanos() != null && window.covers(pool.startNanos());
      if (inWindow > 0 || begins) {
        lives.add(life);
        if (pool.startNanos() != null) {
          wholeLives.add(life);
        }
        common += inWindow * Math.max(pool.standsFor(), 1);
        startedSingly += begins ? 1 : 0;
        stoodFor += begins ? pool.standsFor() : 0;
      }
    }
    Long started = started(recording, index, window, stoodFor);
    return new PoolLives(
        group.maker(),
        lives.size(),
        started,
        started != null && started > startedSingly,
        LifeLengths.of(wholeLives.isEmpty() ? lives : wholeLives),
        peak(lives),
        (double) common / Math.max(window.wallNanos(), 1));
  }

  /**
   * Returns how many pools began in the window; null when not recorded. Each event stands for pools
   * that began before it, so that some at the end are left.
   */
  private static @Nullable Long started(
      Recording recording, Index index, Window window, long stoodFor) {
    Increase<LifeCounter> counted =
        Increase.of(recording.facts().lives(), null, Window.all(recording));
    Long all = counted.get(LifeCounter.POOLS_STARTED);
    if (!recording.facts().eventCounts().containsKey(START)) {
      return all != null && all == 0 ? all : null;
    }
    long told = index.poolStarts();
    return window.segments() != null || all == null || all <= told || told == 0
        ? Long.valueOf(stoodFor)
        : Long.valueOf(Math.round((double) stoodFor * all / told));
  }

  /** Returns the largest number of pools that lived at the same time. */
  static int peak(List<Timeline.Span> lives) {
    long[] ends = lives.stream().mapToLong(Timeline.Span::endNanos).sorted().toArray();
    List<Timeline.Span> byStart =
        lives.stream().sorted(Comparator.comparingLong(Timeline.Span::startNanos)).toList();
    int peak = 0;
    int ended = 0;
    for (int begun = 0; begun < byStart.size(); begun++) {
      while (ends[ended] <= byStart.get(begun).startNanos() && ended < begun) {
        ended++;
      }
      peak = Math.max(peak, begun + 1 - ended);
    }
    return peak;
  }

  /**
   * Returns how many pools work together, on average. The next pool often begins while the last one
   * is still ending, and these do not work together.
   */
  public double together() {
    return recorded > 1 && atOnce > 1 ? Math.floor(atOnce) : atOnce;
  }

  /** How many pools there were, as far as is known. */
  public long pools() {
    return started == null ? recorded : Math.max(started, recorded);
  }
}
