package io.fjprobe.analyzer.recording.moment;

/** The states of threads in looks; agent/events.txt has their numbers. */
final class LookedState {

  static final int RUNNABLE = 1;
  static final int IN_NATIVE = 2;
  static final int BLOCKED = 3;
  static final int TIMED_WAITING = 5;
  static final int IDLE = 6;

  static final int CPU_NONE = 1;
  static final int CPU_SOME = 2;
  static final int CPU_MOST = 3;

  private LookedState() {}
}
