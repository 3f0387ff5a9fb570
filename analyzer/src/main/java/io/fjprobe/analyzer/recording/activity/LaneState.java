package io.fjprobe.analyzer.recording.activity;

/** What single events tell of a thread at a certain time. */
public enum LaneState {
  JOIN_BLOCKED,
  MANAGED_BLOCKED,
  IDLE,
  /** By events of the JDK. */
  UNMANAGED_BLOCKED
}
