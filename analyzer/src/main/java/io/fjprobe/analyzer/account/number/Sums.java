package io.fjprobe.analyzer.account.number;

import io.fjprobe.analyzer.recording.counter.Snapshot;
import org.jspecify.annotations.Nullable;

/** Arithmetic with numbers that may not have been recorded. */
public final class Sums {

  private Sums() {}

  static long add(long a, long b) {
    return a < 0 || b < 0 ? Snapshot.NOT_RECORDED : a + b;
  }

  static @Nullable Long orNull(long value) {
    return value < 0 ? null : value;
  }

  /** Null when one of them is not recorded. */
  public static @Nullable Long sumOrNull(@Nullable Long a, @Nullable Long b) {
    return a == null || b == null ? null : Long.valueOf(a + b);
  }

  public static long orZero(@Nullable Long value) {
    return value == null ? 0 : value;
  }
}
