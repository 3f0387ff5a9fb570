package io.fjprobe.analyzer.compare.statistics;

/** Student's distribution, as far as 95 % intervals need it. */
final class StudentT {

  /** The 97.5 % quantile of the normal distribution. */
  static final double NORMAL = 1.959964;

  /** The 97.5 % quantiles for 1, 2, 3, ... degrees of freedom. */
  private static final double[] FEW = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469};

  private StudentT() {}

  /**
   * Returns the 97.5 % quantile for any degrees of freedom from 1 on. It is right within 0.5 % for
   * whole numbers. It uses the expansion of Cornish and Fisher, except where that is poor.
   */
  static double quantile(double degrees) {
    if (degrees < FEW.length) {
      return few(Math.max(degrees, 1));
    }
    double z = NORMAL;
    double z3 = z * z * z;
    double z5 = z3 * z * z;
    double z7 = z5 * z * z;
    return z
        + (z3 + z) / (4 * degrees)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees * degrees * degrees);
  }

  /** Interpolates between two whole numbers, on the scale on which they are nearly a line. */
  private static double few(double degrees) {
    int whole = (int) degrees;
    double part = degrees - whole;
    double low = Math.log(FEW[whole - 1]);
    double high = Math.log(FEW[Math.min(whole, FEW.length - 1)]);
    return Math.exp(low * (1 - part) + high * part);
  }
}
