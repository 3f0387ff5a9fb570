package io.fjprobe.workloads.run.text;

import java.util.Locale;

/** The unit in which a time is short to read: ns, us or ms. */
public enum TimeScale {
  NS("ns", 1),
  US("us", 1e3),
  MS("ms", 1e6);

  final String unit;
  private final double nanos;

  TimeScale(String unit, double nanos) {
    this.unit = unit;
    this.nanos = nanos;
  }

  public static TimeScale of(double nanos) {
    return nanos < US.nanos ? NS : nanos < MS.nanos ? US : MS;
  }

  public static String format(double nanos) {
    TimeScale scale = of(nanos);
    return scale.number(nanos) + " " + scale.unit;
  }

  /** Three or more significant digits, without the unit. */
  public String number(double time) {
    return decimal(time / nanos);
  }

  public static String decimal(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 1000 ? "%.1f" : "%.0f", value);
  }
}
