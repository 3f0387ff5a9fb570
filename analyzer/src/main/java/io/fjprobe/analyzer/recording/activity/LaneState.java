package io.fjprobe.analyzer.recording.activity;

/** What single events tell of a thread at a certain time. */
public enum LaneState {
  JOIN_BLOCKED,
  MANAGED_BLOCKED,
  IDLE,
  /** Events of the JDK say that the thread is blocked; the pool does not know of it. */
  UNMANAGED_BLOCKED
}
