package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.activity.LaneActivity;
import io.fjprobe.analyzer.recording.activity.LaneState;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states of one thread by bin. Events say when it was in a state, but not all waits are events;
 * statistics say for how long, but only as a sum over the time between two. So what the statistics
 * have more than the events is spread over the time that is left between the two, and marked.
 */
final class LaneBins {

  private final TimeGrid grid;
  private final Map<LaneState, double[]> nanos = new EnumMap<>(LaneState.class);
  private final double[] free;
  private final double[] somewhen;
  private final double[] alive;

  /**
   * @param located null: no event tells of the thread
   */
  LaneBins(TimeGrid grid, @Nullable LaneActivity located) {
    this.grid = grid;
    free = new double[grid.bins()];
    somewhen = new double[grid.bins()];
    alive = new double[grid.bins()];
    for (LaneState state : LaneState.values()) {
      double[] bins = bins(state);
      for (int bin = 0; bin < bins.length; bin++) {
        bins[bin] = located == null ? 0 : located.at(state, bin);
      }
    }
    for (int bin = 0; bin < free.length; bin++) {
      double taken = 0;
      for (LaneState state : LaneState.values()) {
        taken += bins(state)[bin];
      }
      free[bin] = Math.max(1 - taken / grid.binNanos(), 0);
    }
  }

  private double[] bins(LaneState state) {
    return nanos.computeIfAbsent(state, key -> new double[grid.bins()]);
  }

  /** Takes the statistics of a worker in the order of time, from its birth if that is known. */
  void spread(List<Snapshot<WorkerCounter>> snapshots) {
    for (int i = 1; i < snapshots.size(); i++) {
      spread(snapshots.get(i - 1), snapshots.get(i));
    }
  }

  private void spread(Snapshot<WorkerCounter> before, Snapshot<WorkerCounter> after) {
    double[] common = new double[grid.bins()];
    long from = Math.max(before.nanos(), grid.startNanos());
    for (int bin = grid.binAt(from); bin < grid.bins(); bin++) {
      long start = grid.startNanos() + bin * grid.binNanos();
      double shared = Math.min(after.nanos(), start + grid.binNanos()) - Math.max(from, start);
      if (shared <= 0) {
        break;
      }
      common[bin] = shared;
      alive[bin] += shared;
    }
    spread(LaneState.JOIN_BLOCKED, WorkerCounter.JOIN_BLOCKED_TIME, before, after, common);
    spread(LaneState.MANAGED_BLOCKED, WorkerCounter.MANAGED_BLOCKED_TIME, before, after, common);
    spread(LaneState.IDLE, WorkerCounter.IDLE_TIME, before, after, common);
  }

  private void spread(
      LaneState state,
      WorkerCounter counter,
      Snapshot<WorkerCounter> before,
      Snapshot<WorkerCounter> after,
      double[] common) {
    long counted = after.get(counter);
    if (counted < 0) {
      return; // it was not recorded
    }
    double[] bins = bins(state);
    double located = 0;
    double room = 0;
    for (int bin = 0; bin < bins.length; bin++) {
      double share = common[bin] / grid.binNanos();
      located += bins[bin] * share;
      room += free[bin] * common[bin];
    }
    double more = Math.min(counted - Math.max(before.get(counter), 0) - located, room);
    if (more < grid.binNanos() / 64.0) {
      return; // it is too little to be seen
    }
    for (int bin = 0; bin < bins.length; bin++) {
      double part = more * free[bin] * common[bin] / room;
      bins[bin] += part;
      somewhen[bin] += part;
    }
    for (int bin = 0; bin < bins.length; bin++) {
      free[bin] = Math.max(free[bin] - more * free[bin] * common[bin] / room / grid.binNanos(), 0);
    }
  }

  @Nullable String shades(LaneState state, int factor) {
    return Shades.of(bins(state), grid.binNanos(), factor);
  }

  @Nullable String somewhen(int factor) {
    return Shades.of(somewhen, grid.binNanos(), factor);
  }

  @Nullable String alive(int factor) {
    return Shades.of(alive, grid.binNanos(), factor);
  }
}
