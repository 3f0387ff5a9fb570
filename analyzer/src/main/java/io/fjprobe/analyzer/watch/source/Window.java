package io.fjprobe.analyzer.watch.source;

import java.time.Duration;
import java.util.function.LongUnaryOperator;

/** Where a window begins. */
final class Window {

  /** What ended longer ago than this is not going on. Then the window ends with it. */
  private static final long GOES_ON = Duration.ofSeconds(5).toNanos();

  private static final long MILLISECOND = 1_000_000;

  private Window() {}

  /**
   * Returns when a window begins in something that ends at a moment. If that goes on, the window
   * ends now: what has come to an end is to leave the window as soon as it is older, and not when
   * the next events come.
   */
  static LongUnaryOperator before(long nowNanos, long windowNanos) {
    return end -> (end <= nowNanos && nowNanos - end < GOES_ON ? nowNanos : end) - windowNanos;
  }

  static long now() {
    return System.currentTimeMillis() * MILLISECOND;
  }
}
