package io.fjprobe.analyzer.account;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which events there are in a recording.
 *
 * @param blockingRecorded events of the JDK about blocking are there, or were on
 * @param blockingThresholdNanos blocking shorter than this is not recorded, at least at the end;
 *     null when none is, or no threshold is known
 * @param events every type that occurred, with its number
 */
public record RecordedEvents(
    boolean blockingRecorded, @Nullable Long blockingThresholdNanos, Map<String, Long> events) {

  boolean haveOurs() {
    return events.keySet().stream().anyMatch(type -> type.startsWith("fjprobe."));
  }
}
