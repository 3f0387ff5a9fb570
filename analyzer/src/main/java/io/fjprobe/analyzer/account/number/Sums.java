package io.fjprobe.analyzer.account.number;

import io.fjprobe.analyzer.recording.counter.Snapshot;

/** Arithmetic with numbers that may not have been recorded. */
public final class Sums {

  private Sums() {}

  static long add(long a, long b) {
    return a < 0 || b < 0 ? Snapshot.NOT_RECORDED : a + b;
  }

  static Long orNull(long value) {
    return value < 0 ? null : value;
  }

  /** Null when one of them is not recorded. */
  public static Long sumOrNull(Long a, Long b) {
    return a == null || b == null ? null : Long.valueOf(a + b);
  }

  public static long orZero(Long value) {
    return value == null ? 0 : value;
  }
}
