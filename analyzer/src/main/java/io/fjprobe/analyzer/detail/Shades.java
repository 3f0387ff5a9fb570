package io.fjprobe.analyzer.detail;

/** Shares of bins as letters, coarser than the bins that they were counted in. */
final class Shades {

  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private Shades() {}

  /**
   * @param nanos of each bin
   * @param factor bins that become one
   * @return null if there is nothing
   */
  static String of(double[] nanos, long binNanos, int factor) {
    StringBuilder text = new StringBuilder(nanos.length / factor + 1);
    boolean any = false;
    for (int i = 0; i < nanos.length; i += factor) {
      double sum = 0;
      for (int j = i; j < Math.min(i + factor, nanos.length); j++) {
        sum += nanos[j];
      }
      any |= sum > 0;
      text.append(letter(sum / (binNanos * factor)));
    }
    return any ? text.toString() : null;
  }

  /** Something is never drawn as nothing. */
  private static char letter(double share) {
    int last = LETTERS.length() - 1;
    int level = (int) Math.min(Math.round(share * last), last);
    return LETTERS.charAt(share > 0 ? Math.max(level, 1) : 0);
  }
}
