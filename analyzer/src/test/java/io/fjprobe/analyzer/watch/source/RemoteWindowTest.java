package io.fjprobe.analyzer.watch.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A window of a JVM whose clock is another one. */
class RemoteWindowTest {

  private static final long SECOND = 1_000_000_000;
  private static final long TEN = 10 * SECOND;

  private final AtomicLong clock = new AtomicLong(7);
  private final RemoteWindow window = new RemoteWindow(clock::get);

  @Test
  void itEndsWithTheLastEventsAndMovesOnWithTheTimeHere() {
    long end = 1_000_000 * SECOND; // years away from the clock of this machine
    assertThat(window.before(TEN).applyAsLong(end)).isEqualTo(end - TEN);
    clock.addAndGet(2 * SECOND);
    assertThat(window.before(TEN).applyAsLong(end)).isEqualTo(end + 2 * SECOND - TEN);
    assertThat(window.before(TEN).applyAsLong(end + SECOND)).isEqualTo(end + SECOND - TEN);
  }

  /** Then it shows the last moments, and not that there are none. */
  @Test
  void itStaysWithTheLastEventsIfNoneComeAnyMore() {
    long end = 1_000_000 * SECOND;
    assertThat(window.before(TEN).applyAsLong(end)).isEqualTo(end - TEN);
    clock.addAndGet(6 * SECOND);
    assertThat(window.before(TEN).applyAsLong(end)).isEqualTo(end - TEN);
  }
}
