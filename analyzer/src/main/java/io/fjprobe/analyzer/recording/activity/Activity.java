package io.fjprobe.analyzer.recording.activity;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.tally.WaitDurations;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What pictures need beside the facts: who was in which state when, and how durations are
 * distributed. Its size is bounded, whatever the recording.
 */
public final class Activity {

  /** The time of a recording is divided into this many bins, enough to zoom in. */
  public static final int BINS = 1 << 10;

  /** At most this many threads have a lane. With all bins of all states, they take about 32 MB. */
  static final int THREADS = 1 << 10;

  /** Up to this many threads that have no lane are remembered. */
  static final int LEFT_OUT = 1 << 16;

  /**
   * A pool at one moment; -1: not recorded.
   *
   * @param active getActiveThreadCount
   */
  public record Gauge(long nanos, int poolId, int workers, int active, long queued) {}

  private final TimeGrid grid;
  private final Map<ThreadKey, LaneActivity> lanes = new HashMap<>();
  private final Set<ThreadKey> leftOut = new HashSet<>();
  private final Map<Slice.Key, WaitDurations> waits = new HashMap<>();
  private final Map<Integer, Map<String, Long>> spareCauses = new HashMap<>();
  private final List<Gauge> gauges = new ArrayList<>();

  public Activity(TimeGrid grid) {
    this.grid = grid;
  }

  /**
   * Returns the lane of a thread that uses a pool; null for one that is unknown, or one too many.
   */
  public @Nullable LaneActivity lane(@Nullable ThreadKey thread) {
    LaneActivity lane = lane(thread, THREADS);
    if (lane == null && thread != null) {
      leaveOut(thread);
    }
    return lane;
  }

  private void leaveOut(ThreadKey thread) {
    if (!lanes.containsKey(thread) && leftOut.size() < LEFT_OUT) {
      leftOut.add(thread);
    }
  }

  private @Nullable LaneActivity lane(@Nullable ThreadKey thread, int limit) {
    if (thread == null) {
      return null;
    }
    LaneActivity lane = lanes.get(thread);
    if (lane == null && lanes.size() < limit) {
      lane = new LaneActivity();
      lanes.put(thread, lane);
    }
    return lane;
  }

  /**
   * @param share of the span in that state, 0 to 1
   */
  public void add(
      @Nullable ThreadKey thread, LaneState state, long fromNanos, long toNanos, double share) {
    LaneActivity lane = lane(thread);
    if (lane != null) {
      lane.state(state).add(grid, fromNanos, toNanos, share);
    }
  }

  /**
   * Adds blocking of any thread. Whether it uses a pool is known only at the end, so these threads
   * get at most half of the lanes. Virtual threads are many, and most have no name: without a name
   * a thread gets no lane.
   */
  public void addBlocking(@Nullable ThreadKey thread, long fromNanos, long toNanos) {
    boolean named = thread != null && thread.name() != null && !thread.name().isEmpty();
    LaneActivity lane = named ? lane(thread, THREADS / 2) : null;
    if (lane != null) {
      lane.state(LaneState.UNMANAGED_BLOCKED).add(grid, fromNanos, toNanos, 1);
    }
  }

  public WaitDurations waits(int poolId, int segment) {
    return waits.computeIfAbsent(new Slice.Key(poolId, segment), k -> new WaitDurations());
  }

  public void spareFor(int poolId, String cause, long count) {
    spareCauses.computeIfAbsent(poolId, k -> new TreeMap<>()).merge(cause, count, Long::sum);
  }

  public void add(Gauge gauge) {
    gauges.add(gauge);
  }

  public void merge(Activity other) {
    other.lanes.forEach(
        (thread, activity) -> {
          LaneActivity lane = lane(thread);
          if (lane != null) {
            lane.merge(activity);
          }
        });
    other.leftOut.forEach(this::leaveOut);
    other.waits.forEach((key, durations) -> waits(key.poolId(), key.segment()).merge(durations));
    other.spareCauses.forEach(
        (pool, causes) -> causes.forEach((cause, count) -> spareFor(pool, cause, count)));
    gauges.addAll(other.gauges);
  }

  public TimeGrid grid() {
    return grid;
  }

  public Map<ThreadKey, LaneActivity> lanes() {
    return lanes;
  }

  /** Threads that use a pool, but have none of the {@link #lanes}. */
  public Set<ThreadKey> leftOut() {
    return leftOut;
  }

  /** Returns the durations of waits by pool and segment of the {@link Timeline}. */
  public Map<Slice.Key, WaitDurations> waits() {
    return waits;
  }

  /** Returns how many spare workers were created for each cause, by pool. */
  public Map<Integer, Map<String, Long>> spareCauses() {
    return spareCauses;
  }

  public List<Gauge> gauges() {
    return gauges;
  }
}
