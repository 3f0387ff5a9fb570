package io.fjprobe.analyzer.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.workloads.fork.Interval;

/**
 * Something that was measured, of which less is better.
 *
 * @param repetitions that the median is of
 * @param low of the interval of the median, which has it in 95 of 100 cases
 * @param high of the interval
 */
record Figure(String name, String unit, int repetitions, double median, double low, double high) {

  static Figure of(String name, String unit, double... values) {
    Interval interval = Interval.of(values);
    return new Figure(name, unit, values.length, interval.median, interval.low, interval.high);
  }

  /**
   * @param interval with a median, low, and high
   */
  static Figure of(String name, String unit, int repetitions, JsonNode interval) {
    return new Figure(
        name,
        unit,
        repetitions,
        number(interval, "median"),
        number(interval, "low"),
        number(interval, "high"));
  }

  private static double number(JsonNode interval, String name) {
    JsonNode number = interval.path(name);
    if (!number.isNumber()) {
      throw new IllegalArgumentException("an interval has no " + name + ": " + interval);
    }
    return number.doubleValue();
  }

  /** Whether it is worse than the other, whatever of both intervals is true. */
  boolean isWorseThan(Figure other) {
    return low > other.high;
  }
}
