package io.fjprobe.analyzer.finding.limit;

import java.util.Arrays;
import java.util.Locale;

/** This tells on which side of its value a threshold is reached. */
public enum When {
  FROM,
  BELOW,
  UP_TO;

  /** This word stands before the value. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** This tells whether all that reaches the value of a warning reaches that of a remark, too. */
  boolean isInOrder(double remark, double warning) {
    return this == FROM ? remark <= warning : remark >= warning;
  }

  static When of(String word) {
    return Arrays.stream(values())
        .filter(when -> when.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no such side of a value: '" + word + "'"));
  }
}
