package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import java.util.Locale;

/**
 * What looks at random moments add up to for each pool. It is for metrics only: a recording has the
 * looks themselves.
 */
public enum Seen {
  /** Also in native code, if it used a CPU. */
  SEEN_RUNNING("Time in which workers ran, as looks at random moments tell"),
  SEEN_IN_NATIVE("Time of workers in native code that seem to use no CPU, likewise"),
  SEEN_IDLE("Time in which workers were parked because there was no work, likewise", Probe.IDLE),
  SEEN_IN_JOIN("Time in which workers were blocked in joins, likewise", Probe.JOINS),
  SEEN_IN_MANAGED_BLOCK(
      "Time in which workers were blocked in managed blocks, likewise", Probe.COMPENSATION),
  SEEN_AT_MONITOR("Time in which workers waited to enter a monitor, likewise"),
  /** Where one of the others is not known, it would be in this. */
  SEEN_WAITING(
      "Time in which workers waited, slept or were parked otherwise, likewise",
      Probe.IDLE,
      Probe.JOINS,
      Probe.COMPENSATION),
  QUEUE_WAITS("Tasks that left a queue in order, and whose wait in it is known from looks"),
  QUEUE_WAIT_TIME(
      "How long these waited; of those that came and left between two looks it is not known"),
  LONG_QUEUE_WAITS("How many of these waited for more than 100 ms");

  private static final Seen[] ALL = values();

  private final String description;
  private final Probe[] probes;

  /**
   * @param probes what workers must say of themselves for it
   */
  Seen(String description, Probe... probes) {
    this.description = description;
    this.probes = probes;
  }

  /** Whether it is known of pools of this generation. */
  public boolean isRecorded(Generation generation) {
    for (Probe each : probes) {
      if (!generation.has(each)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is known of the pools of all generations that are there. */
  public boolean isRecordedByAll() {
    return isRecorded(Generation.JDK)
        && (!Generation.JSR166Y.isThere() || isRecorded(Generation.JSR166Y));
  }

  /** Null: there is none of that name. */
  public static Seen of(String fieldName) {
    for (Seen each : ALL) {
      if (each.fieldName().equals(fieldName)) {
        return each;
      }
    }
    return null;
  }

  public String description() {
    return description;
  }

  /** In nanoseconds. */
  public boolean isTime() {
    return this != QUEUE_WAITS && this != LONG_QUEUE_WAITS;
  }

  /** As here, but in camel case. */
  public String fieldName() {
    StringBuilder field = new StringBuilder();
    for (String word : name().toLowerCase(Locale.ROOT).split("_")) {
      field.append(field.length() == 0 ? word : capitalized(word));
    }
    return field.toString();
  }

  private static String capitalized(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
