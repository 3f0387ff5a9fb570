package io.fjprobe.workloads.run.figures;

import io.fjprobe.workloads.run.text.TimeScale;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The time per operation said as an amount per time; higher is better. */
public final class Rate {
  private static final double NANOS_OF_SECOND = 1e9;

  private final String unit;
  private final double amountPerOperation;

  /**
   * @param unit of the amount; a second's worth is told
   */
  public Rate(String unit, double amountPerOperation) {
    this.unit = unit;
    this.amountPerOperation = amountPerOperation;
  }

  private double median(Summary summary) {
    return amountPerOperation / summary.medianNanos * NANOS_OF_SECOND;
  }

  public String text(Summary summary) {
    return String.format(
        Locale.ROOT, "%s %s/s, higher is better", TimeScale.decimal(median(summary)), unit);
  }

  public Map<String, Object> toJson(Summary summary) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("unit", unit + "/s");
    json.put("direction", "higher is better");
    json.put("median", median(summary));
    return json;
  }
}
