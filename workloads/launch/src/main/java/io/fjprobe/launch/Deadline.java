package io.fjprobe.launch;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How long a program may take. */
public final class Deadline {
  /** A program that was killed has this time to end. */
  private static final Duration TO_DIE = Duration.ofSeconds(10);

  /** Each time that this has passed, somebody is told how long the program has run. */
  private static final Duration TICK = Duration.ofSeconds(1);

  private final Duration limit;
  private final Duration toEnd;

  /**
   * @param toEnd a program that takes longer than the limit is asked to end, and has this time for
   *     it; zero: it is killed at once
   */
  public Deadline(Duration limit, Duration toEnd) {
    this.limit = limit;
    this.toEnd = toEnd;
  }

  /** Programs that take longer than this are killed. */
  public static Deadline killingAfter(Duration limit) {
    return new Deadline(limit, Duration.ZERO);
  }

  /** Waits for a program. Returns null if it ends in time, or else how it was ended. */
  public @Nullable TimeOut await(Running running) throws InterruptedException {
    return await(running, elapsed -> {});
  }

  /**
   * @param tick told each second how long it has run
   */
  public @Nullable TimeOut await(Running running, Consumer<Duration> tick)
      throws InterruptedException {
    while (!running.waitFor(least(TICK, limit.minus(running.elapsed())))) {
      tick.accept(running.elapsed());
      if (running.elapsed().compareTo(limit) >= 0) {
        return end(running);
      }
    }
    return null;
  }

  private TimeOut end(Running running) throws InterruptedException {
    if (!toEnd.isZero()) {
      running.askToEnd();
      if (running.waitFor(toEnd)) {
        return TimeOut.ASKED;
      }
    }
    running.kill();
    running.waitFor(TO_DIE);
    return TimeOut.KILLED;
  }

  private static Duration least(Duration a, Duration b) {
    Duration least = a.compareTo(b) < 0 ? a : b;
    return least.isNegative() ? Duration.ZERO : least;
  }
}
