package io.fjprobe.analyzer.watch.source;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/**
 * Where a window begins in what comes from a JVM whose clock may go wrong: it is now there when the
 * last events came, and later by the time that has passed here since.
 */
final class RemoteWindow {

  private final LongSupplier clock;
  private long end;
  private long seen;

  /**
   * @param clock of this machine, in nanoseconds since any moment
   */
  RemoteWindow(LongSupplier clock) {
    this.clock = clock;
  }

  /** See {@link Window#before}. */
  LongUnaryOperator before(long windowNanos) {
    return newest -> {
      long now = clock.getAsLong();
      if (newest != end) {
        end = newest;
        seen = now;
      }
      return Window.before(newest + (now - seen), windowNanos).applyAsLong(newest);
    };
  }
}
