package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Deadline;
import io.fjprobe.launch.Running;
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

  /**
   * @param option that it is the value of
   * @param text a number of seconds, or a number and s, m or h
   */
  public static TimeLimit parse(String option, String text) throws UsageException {
    Matcher matcher = TEXT.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new UsageException(option + "=" + text + " is no time: write for example 90s or 10m");
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
  Ending await(Running running, Consumer<Duration> tick) throws InterruptedException {
    return Ending.of(running, new Deadline(limit, TO_END).await(running, tick));
  }
}
