package io.fjprobe.analyzer.report.html;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.detail.PoolActivity;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.report.BucketNames;
import io.fjprobe.analyzer.wording.MomentWording;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the page calls things: the same as the text. */
final class Labels {

  private Labels() {}

  private record EvidenceLabel(String label, boolean time, boolean perOperation) {}

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
          each.name(), new EvidenceLabel(each.label(), each.isTime(), each.isPerOperation()));
    }
    Map<String, Object> known = new LinkedHashMap<>();
    for (KnownBy each : KnownBy.values()) {
      known.put(each.name(), each.words());
    }
    Map<String, Object> counters = new LinkedHashMap<>();
    for (PoolCounter counter : PoolActivity.RATES) {
      counters.put(counter.field(), counter.label());
    }
    Map<String, Object> doing = new LinkedHashMap<>();
    for (Doing each : Doing.values()) {
      doing.put(each.name(), MomentWording.of(each));
    }
    Map<String, Object> unused = new LinkedHashMap<>();
    for (Unused each : Unused.values()) {
      unused.put(each.name(), each.words());
    }
    Map<String, Map<String, Object>> all = new LinkedHashMap<>();
    all.put("known", known);
    all.put("buckets", buckets);
    all.put("parts", parts);
    all.put("evidence", evidence);
    all.put("counters", counters);
    all.put("doing", doing);
    all.put("unused", unused);
    return all;
  }
}
