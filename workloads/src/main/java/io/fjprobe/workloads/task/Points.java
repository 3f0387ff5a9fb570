package io.fjprobe.workloads.task;

import java.util.Random;

/** Points in a plane with whole-numbered coordinates, so that sums do not depend on an order. */
public final class Points {
  private static final int SIDE = 1_000_000;

  private final int[] x;
  private final int[] y;

  public Points(int count, long seed) {
    Random random = new Random(seed);
    x = random.ints(count, 0, SIDE).toArray();
    y = random.ints(count, 0, SIDE).toArray();
  }

  public int count() {
    return x.length;
  }

  /** The first points as means: x and y in turn. */
  public long[] firstMeans(int clusters) {
    long[] means = new long[2 * clusters];
    for (int i = 0; i < clusters; i++) {
      means[2 * i] = x[i];
      means[2 * i + 1] = y[i];
    }
    return means;
  }

  /** For each cluster, the sums of x and y and the number of the points that are nearest to it. */
  public long[] sums(long[] means, int from, int to) {
    long[] sums = new long[means.length / 2 * 3];
    for (int i = from; i < to; i++) {
      int cluster = nearest(means, i);
      sums[3 * cluster] += x[i];
      sums[3 * cluster + 1] += y[i];
      sums[3 * cluster + 2]++;
    }
    return sums;
  }

  private int nearest(long[] means, int point) {
    int nearest = 0;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < means.length; i += 2) {
      long dx = means[i] - x[point];
      long dy = means[i + 1] - y[point];
      long distance = dx * dx + dy * dy;
      if (distance < least) {
        least = distance;
        nearest = i / 2;
      }
    }
    return nearest;
  }

  /** A cluster without points stays where it was. */
  public static long[] means(long[] sums, long[] before) {
    long[] means = before.clone();
    for (int i = 0; i < means.length / 2; i++) {
      long count = sums[3 * i + 2];
      if (count > 0) {
        means[2 * i] = sums[3 * i] / count;
        means[2 * i + 1] = sums[3 * i + 1] / count;
      }
    }
    return means;
  }
}
