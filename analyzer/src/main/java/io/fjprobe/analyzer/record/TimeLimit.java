package io.fjprobe.analyzer.record;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a run may take. */
public record TimeLimit(Duration limit) {

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})(s|m|h|)");

  /** A program has this time to write its recording. A large one takes seconds. */
  private static final Duration TO_END = Duration.ofSeconds(30);

  /** A program that was killed has this time to end. */
  private static final Duration TO_DIE = Duration.ofSeconds(10);

  /** Each time that this has passed, somebody is told how long the program has run. */
  private static final Duration TICK = Duration.ofSeconds(1);

  /**
   * @param text a number of seconds, or a number and s, m or h
   */
  public static TimeLimit parse(String text) throws UsageException {
    Matcher matcher = TEXT.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new UsageException("--timeout=" + text + " is no time: write for example 90s or 10m");
    }
    long number = Long.parseLong(matcher.group(1));
    return new TimeLimit(
        switch (matcher.group(2)) {
          case "m" -> Duration.ofMinutes(number);
          case "h" -> Duration.ofHours(number);
          default -> Duration.ofSeconds(number);
        });
  }

  /**
   * Waits for a program, asks it to end when it takes too long, and then does not ask any more.
   *
   * @param tick told each second how long it has run
   */
  Ending await(Processes.Running running, Consumer<Duration> tick) throws InterruptedException {
    while (!running.waitFor(least(TICK, limit.minus(running.elapsed())))) {
      tick.accept(running.elapsed());
      if (running.elapsed().compareTo(limit) >= 0) {
        return end(running);
      }
    }
    return Ending.of(running, null);
  }

  private static Ending end(Processes.Running running) throws InterruptedException {
    running.askToEnd();
    if (running.waitFor(TO_END)) {
      return Ending.of(running, Ending.TimeOut.ASKED);
    }
    running.kill();
    running.waitFor(TO_DIE);
    return Ending.of(running, Ending.TimeOut.KILLED);
  }

  private static Duration least(Duration a, Duration b) {
    Duration least = a.compareTo(b) < 0 ? a : b;
    return least.isNegative() ? Duration.ZERO : least;
  }
}
