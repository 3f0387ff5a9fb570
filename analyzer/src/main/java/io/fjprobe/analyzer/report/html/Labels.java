package io.fjprobe.analyzer.report.html;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.report.BucketNames;
import io.fjprobe.analyzer.report.CounterNames;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What the page calls things: the same as the text. */
final class Labels {

  private Labels() {}

  static Map<String, Map<String, Object>> all() {
    Map<String, Object> buckets = new LinkedHashMap<>();
    for (BucketKind kind : BucketKind.values()) {
      buckets.put(kind.name(), BucketNames.of(kind));
    }
    Map<String, Object> parts = new LinkedHashMap<>();
    for (Part part : Part.values()) {
      parts.put(part.name(), part.label());
    }
    Map<String, Object> evidence = new LinkedHashMap<>();
    for (Evidence each : Evidence.values()) {
      evidence.put(
          each.name(),
          Map.of(
              "label", each.label(), "time", each.isTime(), "perOperation", each.isPerOperation()));
    }
    Map<String, Object> known = new LinkedHashMap<>();
    for (KnownBy each : KnownBy.values()) {
      known.put(each.name(), each.words());
    }
    return Map.of(
        "known",
        known,
        "buckets",
        buckets,
        "parts",
        parts,
        "evidence",
        evidence,
        "counters",
        counters(
            Set.of(
                "forks",
                "submissions",
                "submissionsTaken",
                "workerSteals",
                "signals",
                "compensations",
                "workersStarted")));
  }

  private static Map<String, Object> counters(Set<String> names) {
    Map<String, Object> counters = new LinkedHashMap<>();
    names.forEach(name -> counters.put(name, CounterNames.of(name)));
    return counters;
  }
}
