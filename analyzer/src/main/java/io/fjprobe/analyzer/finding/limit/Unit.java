package io.fjprobe.analyzer.finding.limit;

import java.util.Arrays;

/** The unit of a limit. */
public enum Unit {
  SHARE("share"),
  PER_SECOND("per second"),
  NANOSECONDS("ns"),
  COUNT("count"),
  FACTOR("factor");

  private final String words;

  Unit(String words) {
    this.words = words;
  }

  /** This is how the tables name the unit. */
  public String words() {
    return words;
  }

  /** This tells whether a limit of this unit can have the value. */
  public boolean allows(double value) {
    return value > 0 && Double.isFinite(value) && (this != SHARE || value <= 1);
  }

  static Unit of(String words) {
    return Arrays.stream(values())
        .filter(unit -> unit.words.equals(words))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no unit '" + words + "'"));
  }
}
