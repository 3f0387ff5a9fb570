import io.fjprobe.workloads.fork.Interval;
import java.util.Arrays;
import java.util.Random;

/**
 * How much of the way from the control to the reference a variant goes, on logarithms of times:
 * medians of the rounds, and 95 % of what resampled rounds have.
 */
record Gap(double share, double low, double high) {
  private static final double TAIL = 0.025;

  /**
   * Of the gap itself in resampled rounds, whichever is the slower: nothing can be said of parts of
   * what may be none.
   */
  private static final double CERTAIN = 0.975;

  static Gap of(double[] control, double[] variant, double[] reference) {
    double[] whole = logarithms(control, reference);
    double[] part = logarithms(control, variant);
    Random random = new Random(Interval.SEED);
    double[] shares = new double[Interval.RESAMPLES];
    int slower = 0;
    int faster = 0;
    for (int i = 0; i < shares.length; i++) {
      double[] wholes = new double[whole.length];
      double[] parts = new double[whole.length];
      for (int k = 0; k < whole.length; k++) {
        int round = random.nextInt(whole.length);
        wholes[k] = whole[round];
        parts[k] = part[round];
      }
      double gap = Interval.median(wholes);
      slower += gap > 0 ? 1 : 0;
      faster += gap < 0 ? 1 : 0;
      shares[i] = Interval.median(parts) / gap;
    }
    if (Math.max(slower, faster) < CERTAIN * shares.length) {
      return new Gap(Double.NaN, Double.NaN, Double.NaN);
    }
    Arrays.sort(shares);
    int tail = (int) (TAIL * shares.length);
    return new Gap(
        Interval.median(part) / Interval.median(whole),
        shares[tail],
        shares[shares.length - 1 - tail]);
  }

  private static double[] logarithms(double[] from, double[] to) {
    double[] logarithms = new double[from.length];
    for (int i = 0; i < from.length; i++) {
      logarithms[i] = Math.log(from[i] / to[i]);
    }
    return logarithms;
  }

  @Override
  public String toString() {
    return Double.isNaN(share)
        ? "no gap shown"
        : String.format("%.0f %% (%.0f..%.0f)", 100 * share, 100 * low, 100 * high);
  }
}
