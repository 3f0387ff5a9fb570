package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.time.BucketKind;

/** What the buckets of a time account are called in text. */
public final class BucketNames {

  private BucketNames() {}

  public static String of(BucketKind kind) {
    return switch (kind) {
      case WORK -> "user code";
      case FORK_JOIN -> "pool code in tasks";
      case SCAN -> "looking for work";
      case SUBMIT -> "submitting";
      case JOIN_BLOCKED -> "blocked in joins";
      case MANAGED_BLOCKED -> "blocked in managed blockers";
      case UNMANAGED_BLOCKED -> "unmanaged blocking";
      case IDLE -> "idle";
      case SPIN -> "spinning before idle";
      case CPU_WAIT -> "waiting for a CPU";
      case OFF_CPU -> "off CPU (reason unknown)";
      case PAUSED -> "paused by the JVM";
      case PROBE -> "the agent's own cost";
      case UNATTRIBUTED -> "not attributed";
    };
  }
}
