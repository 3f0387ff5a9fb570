package io.fjprobe.analyzer.compare;

/**
 * What a part is of its whole: never more than all of it. Whatever a comparison says in percent of
 * its gap goes through here.
 */
public final class PartOf {

  /** Sums of the same numbers in another order differ by less. */
  private static final double ROUNDING = 1e-6;

  private PartOf() {}

  /**
   * -1 to 1; not a number: nothing is known of it, or it is no part of that whole.
   *
   * @param part negative: it goes the other way
   * @param whole of one sign
   */
  public static double share(double part, double whole) {
    double share = part / whole;
    if (Double.isInfinite(share) || Math.abs(share) > 1 + ROUNDING) {
      return Double.NaN;
    }
    return Math.max(-1, Math.min(1, share));
  }
}
