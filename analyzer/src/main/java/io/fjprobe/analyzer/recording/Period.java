package io.fjprobe.analyzer.recording;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the periods and thresholds of the Flight Recorder's settings, like "10 ms". */
public final class Period {

  private static final Pattern TEXT = Pattern.compile("(\\d+) ?(ns|us|ms|s|m|h|d)");
  private static final Map<String, Long> UNITS =
      Map.of(
          "ns", 1L,
          "us", 1_000L,
          "ms", 1_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "h", 3_600_000_000_000L,
          "d", 86_400_000_000_000L);

  private Period() {}

  /** Returns the nanoseconds of a setting; null for what is no time, like everyChunk. */
  public static @Nullable Long nanos(@Nullable String setting) {
    Matcher matcher = TEXT.matcher(setting == null ? "" : setting);
    Long unit = matcher.matches() ? UNITS.get(matcher.group(2)) : null;
    return unit == null ? null : Long.valueOf(Long.parseLong(matcher.group(1)) * unit);
  }
}
