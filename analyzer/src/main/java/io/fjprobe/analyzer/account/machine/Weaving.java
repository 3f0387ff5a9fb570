package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.recording.machine.WeavingFacts;
import java.util.Arrays;
import java.util.List;

/**
 * How far the agent could put its hooks into the pool.
 *
 * @param woven join points
 * @param missing join points
 * @param suppressedErrors in hooks
 * @param firstError of these; empty: there was none
 */
public record Weaving(long woven, List<String> missing, long suppressedErrors, String firstError) {

  static Weaving of(WeavingFacts facts) {
    return new Weaving(
        facts.woven(),
        Arrays.stream(facts.missing().split(","))
            .map(String::trim)
            .filter(s -> !s.isEmpty())
            .toList(),
        Math.max(facts.suppressedErrors(), 0),
        facts.firstError());
  }
}
