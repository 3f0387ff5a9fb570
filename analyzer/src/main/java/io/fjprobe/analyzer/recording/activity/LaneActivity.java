package io.fjprobe.analyzer.recording.activity;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** When a thread was in which state, as far as single events say. */
public final class LaneActivity {

  private final Map<LaneState, BinnedTime> states = new EnumMap<>(LaneState.class);
  private @Nullable String startReason;
  private @Nullable Long endNanos;
  private @Nullable String endReason;

  BinnedTime state(LaneState state) {
    return states.computeIfAbsent(state, k -> new BinnedTime());
  }

  public void started(String reason) {
    startReason = reason;
  }

  public void ended(long nanos, String reason) {
    endNanos = nanos;
    endReason = reason;
  }

  void merge(LaneActivity other) {
    other.states.forEach((state, time) -> state(state).merge(time));
    startReason = startReason == null ? other.startReason : startReason;
    endNanos = endNanos == null ? other.endNanos : endNanos;
    endReason = endReason == null ? other.endReason : endReason;
  }

  public long at(LaneState state, int bin) {
    BinnedTime time = states.get(state);
    return time == null ? 0 : time.at(bin);
  }

  public long total(LaneState state) {
    BinnedTime time = states.get(state);
    return time == null ? 0 : time.total();
  }

  /** Returns why the thread was started; null when no event says so. */
  public @Nullable String startReason() {
    return startReason;
  }

  /** Returns when the thread ended; null when no event says so. */
  public @Nullable Long endNanos() {
    return endNanos;
  }

  public @Nullable String endReason() {
    return endReason;
  }
}
