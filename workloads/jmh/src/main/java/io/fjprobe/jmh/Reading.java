package io.fjprobe.jmh;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.ScalarResult;

/** The agent's counters and times at one moment. */
final class Reading {
  private static final String PREFIX = "fj.";
  private static final String COUNT_UNIT = "#/op";
  private static final String TIME_UNIT = "ns/op";
  private static final String HELP_STEALS = "HelpSteals";

  private final Map<String, Long> counts;
  private final Map<String, Long> times;

  Reading(Map<String, Long> counts, Map<String, Long> times) {
    this.counts = counts;
    this.times = times;
  }

  /** Null: there is no agent in this JVM, or one of another version. */
  static Reading now() {
    Map<String, Long> times = AgentSnapshot.times();
    Map<String, Long> counts = AgentSnapshot.counts();
    return counts == null ? null : new Reading(counts, times);
  }

  static boolean isLabel(String label) {
    return label.startsWith(PREFIX);
  }

  /** What is recorded in both, divided by the operations in between. */
  List<ScalarResult> since(Reading before, long operations) {
    List<ScalarResult> results = new ArrayList<>();
    Map<String, Long> differences = new LinkedHashMap<>();
    difference(before.counts, counts)
        .forEach((name, count) -> differences.merge(reported(name), count, Long::sum));
    differences.forEach((name, count) -> results.add(of(name, count, operations, COUNT_UNIT)));
    difference(before.times, times)
        .forEach((name, time) -> results.add(of(name, time, operations, TIME_UNIT)));
    return results;
  }

  private static Map<String, Long> difference(Map<String, Long> before, Map<String, Long> after) {
    Map<String, Long> differences = new LinkedHashMap<>(after);
    differences.keySet().retainAll(before.keySet()); // else the agent was attached meanwhile
    differences.replaceAll((name, number) -> number - before.get(name));
    return differences;
  }

  private static ScalarResult of(String name, long amount, long operations, String unit) {
    return new ScalarResult(
        PREFIX + name, (double) amount / operations, unit, AggregationPolicy.AVG);
  }

  /** A short name, and one number for helping, wherever it was: so that the result is read. */
  private static String reported(String name) {
    return name.endsWith(HELP_STEALS) ? "helpSteals" : name.replaceFirst("Count$", "");
  }
}
