package io.fjprobe.analyzer.account.number;

/** A share known from samples, with its 95 % interval after Wilson. */
public record Proportion(double share, double low, double high) {

  /**
   * @param of more than 0
   */
  public static Proportion of(long hits, long of) {
    double share = (double) hits / of;
    double z = Normal.TWO_SIDED_95;
    double square = z * z / of;
    double middle = (share + square / 2) / (1 + square);
    double half = z * Math.sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square);
    return new Proportion(
        share,
        hits == 0 ? 0 : Math.max(middle - half, 0),
        hits == of ? 1 : Math.min(middle + half, 1));
  }
}
