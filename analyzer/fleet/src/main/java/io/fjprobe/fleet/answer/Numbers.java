package io.fjprobe.fleet.answer;

import java.util.Locale;

/** Numbers in words. */
final class Numbers {

  private Numbers() {}

  /** With three digits that count. */
  static String three(double value) {
    double size = Math.abs(value);
    if (size == 0) {
      return "0";
    }
    String format = size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 1 ? "%.2f" : "%.3g";
    return String.format(Locale.ROOT, format, value);
  }

  /** With its sign. */
  static String change(double ratio) {
    return String.format(Locale.ROOT, "%+.1f %%", (ratio - 1) * 100);
  }
}
