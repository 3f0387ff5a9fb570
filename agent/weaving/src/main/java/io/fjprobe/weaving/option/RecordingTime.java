package io.fjprobe.weaving.option;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** How long to record, such as {@code 30s}. */
public final class RecordingTime {

  private static final long LONGEST_MILLIS = TimeUnit.DAYS.toMillis(7);

  private static final String UNTIL_EXIT = ": leave it out to record until the JVM exits";

  /** Seconds first, for they are meant where none is named; ms before m, which begins alike. */
  private static final List<String> UNITS = Arrays.asList("s", "ms", "m", "h");

  public final long millis;

  /** As the user wrote it. */
  private final String text;

  private RecordingTime(String text, long millis) {
    this.text = text;
    this.millis = millis;
  }

  /**
   * A number, and ms, s, m or h. There is no unit to be assumed: tools differ in theirs.
   *
   * @throws OptionException if it is no time, or none that can be meant
   */
  static RecordingTime parse(String text) {
    if (text.matches("0+[a-z]*")) {
      throw new OptionException("duration=" + text + " would record nothing" + UNTIL_EXIT);
    }
    if (!text.matches("[0-9]+(ms|s|m|h)")) {
      throw new OptionException(
          "duration=" + text + " is not a time such as 30s, 5m or 1h" + didYouMean(text));
    }
    String digits = digits(text);
    long unit = unitMillis(text.substring(digits.length()));
    // more digits than a long has are too many in any unit
    if (digits.length() > 18 || Long.parseLong(digits) > LONGEST_MILLIS / unit) {
      throw new OptionException("duration=" + text + " is longer than 168h, a week" + UNTIL_EXIT);
    }
    return new RecordingTime(text, Long.parseLong(digits) * unit);
  }

  /** By what a number has behind it, which may be written out. */
  private static String didYouMean(String text) {
    String digits = digits(text);
    String behind = text.substring(digits.length()).trim().toLowerCase(Locale.ROOT);
    if (digits.isEmpty() || !behind.matches("[a-z]*")) {
      return "";
    }
    for (String unit : UNITS) {
      if (behind.startsWith(unit) || behind.isEmpty()) {
        return " (did you mean '" + digits + unit + "'?)";
      }
    }
    return "";
  }

  private static String digits(String text) {
    return text.replaceFirst("[^0-9].*", "");
  }

  private static long unitMillis(String unit) {
    switch (unit) {
      case "ms":
        return 1;
      case "s":
        return TimeUnit.SECONDS.toMillis(1);
      case "m":
        return TimeUnit.MINUTES.toMillis(1);
      default:
        return TimeUnit.HOURS.toMillis(1);
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
