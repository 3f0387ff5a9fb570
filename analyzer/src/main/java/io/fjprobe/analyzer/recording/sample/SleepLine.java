package io.fjprobe.analyzer.recording.sample;

import org.jspecify.annotations.Nullable;

/**
 * Where threads sleep.
 *
 * @param line of user code; null where there is none
 */
public record SleepLine(int segment, @Nullable String line) {

  public SleepLine at(@Nullable String chosen) {
    return new SleepLine(segment, chosen);
  }
}
