package io.fjprobe.analyzer.detail;

import org.jspecify.annotations.Nullable;

/**
 * Shares of bins as letters, from A for nothing to / (of base 64) for all. A letter that comes
 * several times in a row stands once, with its number: {@code B*12;}. The end is left out if there
 * is nothing.
 */
final class Shades {

  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /** A letter that comes at least this many times in a row stands once, with its number. */
  private static final int WORTH_A_NUMBER = 5;

  private Shades() {}

  /**
   * @param nanos of each bin
   * @param factor bins that become one
   * @return null if there is nothing
   */
  static @Nullable String of(double[] nanos, long binNanos, int factor) {
    StringBuilder text = new StringBuilder();
    int written = 0;
    char last = LETTERS.charAt(0);
    int times = 0;
    for (int i = 0; i < nanos.length; i += factor) {
      char letter = letter(sum(nanos, i, factor) / (binNanos * factor));
      if (letter != last) {
        append(text, last, times);
        written = text.length();
        last = letter;
        times = 0;
      }
      times++;
    }
    if (last != LETTERS.charAt(0)) {
      append(text, last, times);
      written = text.length();
    }
    return written == 0 ? null : text.substring(0, written);
  }

  private static double sum(double[] nanos, int from, int count) {
    double sum = 0;
    for (int i = from; i < Math.min(from + count, nanos.length); i++) {
      sum += nanos[i];
    }
    return sum;
  }

  private static void append(StringBuilder text, char letter, int times) {
    if (times >= WORTH_A_NUMBER) {
      text.append(letter).append('*').append(times).append(';');
    } else {
      text.append(String.valueOf(letter).repeat(times));
    }
  }

  /** Returns the letter of a share. Something is never drawn as nothing. */
  private static char letter(double share) {
    int last = LETTERS.length() - 1;
    int level = (int) Math.min(Math.round(share * last), last);
    return LETTERS.charAt(share > 0 ? Math.max(level, 1) : 0);
  }
}
