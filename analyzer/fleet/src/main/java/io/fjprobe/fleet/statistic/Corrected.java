package io.fjprobe.fleet.statistic;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Corrects the results of many tests by Benjamini and Hochberg: of those below a limit, at most
 * that share is expected to be there by chance alone.
 */
public final class Corrected {

  private Corrected() {}

  /**
   * @param p of each test
   * @return the corrected ones, in the same order
   */
  public static double[] of(double[] p) {
    List<Integer> falling =
        IntStream.range(0, p.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> p[i]).reversed())
            .toList();
    double[] corrected = new double[p.length];
    double least = 1;
    for (int i = 0; i < p.length; i++) {
      int rank = p.length - i;
      int test = falling.get(i);
      least = Math.min(least, p[test] * p.length / rank);
      corrected[test] = least;
    }
    return corrected;
  }
}
