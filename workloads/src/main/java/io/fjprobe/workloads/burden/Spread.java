package io.fjprobe.workloads.burden;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/** How times are distributed, in nanoseconds; no numbers (NaN) if there are none. */
final class Spread {
  final int count;
  final double p25;
  final double median;
  final double p75;
  final double p95;

  private Spread(int count, Percentile times) {
    this.count = count;
    p25 = times.evaluate(25);
    median = times.evaluate(50);
    p75 = times.evaluate(75);
    p95 = times.evaluate(95);
  }

  static Spread of(double... nanos) {
    Percentile times = new Percentile();
    times.setData(nanos);
    return new Spread(nanos.length, times);
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("count", count);
    json.put("p25", p25);
    json.put("median", median);
    json.put("p75", p75);
    json.put("p95", p95);
    return json;
  }
}
