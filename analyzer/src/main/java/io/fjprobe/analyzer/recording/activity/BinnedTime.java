package io.fjprobe.analyzer.recording.activity;

import java.util.Arrays;

/** Nanoseconds by bin of a {@link TimeGrid}; only the bins between the first and the last exist. */
public final class BinnedTime {

  private int first;
  private long[] nanos = new long[0];

  /**
   * @param share of the span that counts, 0 to 1
   */
  void add(TimeGrid grid, long fromNanos, long toNanos, double share) {
    grid.forEach(fromNanos, toNanos, (bin, common) -> add(bin, Math.round(common * share)));
  }

  private void add(int bin, long more) {
    reach(bin);
    nanos[bin - first] += more;
  }

  private void reach(int bin) {
    if (nanos.length == 0) {
      first = bin;
      nanos = new long[1];
    } else if (bin < first) {
      long[] wider = new long[nanos.length + first - bin];
      System.arraycopy(nanos, 0, wider, first - bin, nanos.length);
      nanos = wider;
      first = bin;
    } else if (bin - first >= nanos.length) {
      nanos = Arrays.copyOf(nanos, bin - first + 1);
    }
  }

  void merge(BinnedTime other) {
    if (other.nanos.length == 0) {
      return;
    }
    reach(other.first);
    reach(other.first + other.nanos.length - 1);
    for (int i = 0; i < other.nanos.length; i++) {
      nanos[other.first - first + i] += other.nanos[i];
    }
  }

  public long at(int bin) {
    int index = bin - first;
    return index < 0 || index >= nanos.length ? 0 : nanos[index];
  }

  public long total() {
    return Arrays.stream(nanos).sum();
  }
}
