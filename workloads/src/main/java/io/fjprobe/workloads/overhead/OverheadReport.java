package io.fjprobe.workloads.overhead;

import io.fjprobe.workloads.fork.Interval;
import io.fjprobe.workloads.run.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The file of {@code --json}: the comparisons, and each JVM that they come from. */
final class OverheadReport {
  private static final int SCHEMA_VERSION = 1;

  private OverheadReport() {}

  static String format(int pairs, List<Comparison> comparisons, List<Sample> samples) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("pairs", pairs);
    json.put("baseline", Variant.JFR.text());
    json.put("interval", "95 % percentile bootstrap of the median over paired ratios");
    json.put("resamples", Interval.RESAMPLES);
    json.put("seed", Interval.SEED);
    json.put(
        "comparisons", comparisons.stream().map(Comparison::toJson).collect(Collectors.toList()));
    json.put("samples", samples.stream().map(Sample::toJson).collect(Collectors.toList()));
    return Json.write(json);
  }
}
