package io.fjprobe.analyzer.wording;

import java.util.Locale;

/** How numbers read, in findings and reports alike. */
public final class Wording {

  private static final String[] UNITS = {"ns", "us", "ms"};

  /**
   * A share may be more than 1 by this much. Sums of the same numbers in another order differ by
   * less.
   */
  private static final double ROUNDING = 1e-6;

  private Wording() {}

  /** Formats as String.format, whatever the language of the user. */
  public static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  /** Writes a time with three significant digits and a unit, for example 1.25 ms. */
  public static String time(double nanos) {
    double value = nanos;
    for (String unit : UNITS) {
      if (Math.abs(value) < 999.5) {
        return digits(value) + " " + unit;
      }
      value /= 1000;
    }
    return value < 600 ? digits(value) + " s" : String.format(Locale.ROOT, "%,.0f s", value);
  }

  /**
   * Writes a share from 0 to 1 as a percentage. A part can't be more than its whole: where a
   * damaged recording says so, the part is all of it, as far as anybody knows. Of any other
   * recording it would be a defect, which tests find.
   */
  public static String percent(double share) {
    assert !(share > 1 + ROUNDING) : "a part is " + share + " times its whole";
    return ofHundred(Math.min(share, 1));
  }

  /** Writes how much more or less something is, as a percentage of what it was. */
  public static String change(double ratio) {
    return ofHundred(ratio);
  }

  private static String ofHundred(double share) {
    double percent = share * 100;
    if (percent > 0 && percent < 0.1) {
      return "<0.1 %";
    }
    return String.format(Locale.ROOT, percent < 10 && percent > 0 ? "%.1f %%" : "%.0f %%", percent);
  }

  /** Writes two shares from 0 to 1 as a range of percentages. */
  public static String range(double low, double high) {
    if (high < 0.001) {
      return "below 0.1 %";
    }
    String format = high < 0.0995 ? "%.1f to %.1f %%" : "%.0f to %.0f %%";
    return String.format(Locale.ROOT, format, low * 100, high * 100);
  }

  /** Writes a number of bytes in decimal units. */
  public static String bytes(double bytes) {
    double value = bytes;
    for (String unit : new String[] {"B", "kB", "MB"}) {
      if (Math.abs(value) < 999.5) {
        return digits(value) + " " + unit;
      }
      value /= 1000;
    }
    return digits(value) + " GB";
  }

  public static String count(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /** Writes a rate or ratio with three significant digits, grouped when large. */
  public static String number(double value) {
    return Math.abs(value) >= 999.5 ? String.format(Locale.ROOT, "%,.0f", value) : digits(value);
  }

  /** Writes a count with its noun: "1 task", "2 tasks". */
  public static String many(long count, String noun) {
    return count(count) + " " + noun + (count == 1 ? "" : "s");
  }

  private static String digits(double value) {
    double size = Math.abs(value);
    if (value == Math.rint(value) && size < 1000) {
      return String.format(Locale.ROOT, "%.0f", value);
    }
    String format =
        size >= 99.95 ? "%.0f" : size >= 9.995 ? "%.1f" : size >= 0.01 ? "%.2f" : "%.2g";
    return String.format(Locale.ROOT, format, value);
  }

  /** Returns the same words as the beginning of a sentence. */
  public static String withCapital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /**
   * Returns a sentence as a part of another one. It may begin with a name, which stays as it is.
   */
  public static String withoutCapital(String sentence) {
    return sentence.matches("(A|An|The|All|Tasks|Garbage) .*")
        ? Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1)
        : sentence;
  }
}
