package io.fjprobe.analyzer.compare.contrast;

/**
 * Computes the share that a part has in its whole. The share is never more than all of it. Whatever
 * a comparison says in percent of its gap is computed here.
 */
public final class PartOf {

  /**
   * The amount by which rounding may lift a share above 1. Sums of the same numbers in another
   * order differ by less.
   */
  private static final double ROUNDING = 1e-6;

  private PartOf() {}

  /**
   * Returns the share, -1 to 1. It is not a number if nothing is known of the part, or if it is no
   * part of that whole.
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
