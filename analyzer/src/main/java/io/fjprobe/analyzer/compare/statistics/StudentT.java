package io.fjprobe.analyzer.compare.statistics;

/** Student's distribution, as far as 95 % intervals need it. */
final class StudentT {

  static final double NORMAL = 1.959964;

  private StudentT() {}

  /**
   * The 97.5 % quantile for any degrees of freedom from 1 on; within 0.5 % from 2 on. By the
   * expansion of Cornish and Fisher, except where that is poor.
   */
  static double quantile(double degrees) {
    if (degrees < 3) {
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

  /** Between the exact values for 1, 2 and 3, on the scale on which they are nearly a line. */
  private static double few(double degrees) {
    return degrees < 2
        ? between(12.7062, 4.3027, degrees - 1)
        : between(4.3027, 3.1824, degrees - 2);
  }

  private static double between(double first, double second, double part) {
    return Math.exp(Math.log(first) * (1 - part) + Math.log(second) * part);
  }
}
