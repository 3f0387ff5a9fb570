package io.fjprobe.fleet.facts;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Moments as the tables have them. */
public final class Times {

  private static final long SECOND = 1_000_000_000L;

  private Times() {}

  /** To the microsecond. */
  public static LocalDateTime utc(long epochNanos) {
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(epochNanos, SECOND),
        (int) Math.floorMod(epochNanos, SECOND) / 1000 * 1000,
        ZoneOffset.UTC);
  }
}
