package io.fjprobe.analyzer.account.number;

/** The normal distribution, as far as 95 % intervals need it. */
public final class Normal {

  /** An interval of 95 % reaches this many standard deviations to both sides of the mean. */
  public static final double TWO_SIDED_95 = 1.96;

  /** A value lies below this many standard deviations above the mean with 80 % probability. */
  public static final double ONE_SIDED_80 = 0.84;

  private Normal() {}
}
