package io.fjprobe.analyzer.recording.moment;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Up to where the time belongs to one look, and from where to the next: half of it to each. A look
 * that comes late comes late because all CPUs are in use: then the time by which it is late is that
 * of the look that saw so, if only one of them did.
 */
final class Borders {

  /**
   * A look is late if it comes after more than this many times the usual distance. The agent itself
   * waits for up to one and a half of the mean.
   */
  private static final int LATE = 2;

  /**
   * The usual distance is the median of so many before and after. It changes: the agent looks less
   * often when looks turn out to cost more.
   */
  private static final int AROUND = 7;

  private final List<MomentFold.Look> looks;
  private final Predicate<MomentFold.Look> allCpusUsed;
  private final long[] distances;

  /**
   * @param looks in the order of time
   */
  Borders(List<MomentFold.Look> looks, Predicate<MomentFold.Look> allCpusUsed) {
    this.looks = looks;
    this.allCpusUsed = allCpusUsed;
    distances = new long[Math.max(looks.size() - 1, 0)];
    for (int i = 0; i < distances.length; i++) {
      distances[i] = looks.get(i + 1).nanos() - looks.get(i).nanos();
    }
  }

  private long usual(int number) {
    long[] around =
        Arrays.copyOfRange(
            distances,
            Math.max(number - AROUND, 0),
            Math.min(number + AROUND + 1, distances.length));
    Arrays.sort(around);
    return around[around.length / 2];
  }

  /**
   * @param number of a look that is not the last one
   */
  long after(int number) {
    long from = looks.get(number).nanos();
    long until = looks.get(number + 1).nanos();
    long usual = usual(number);
    if (until - from > LATE * usual) {
      boolean before = allCpusUsed.test(looks.get(number));
      boolean after = allCpusUsed.test(looks.get(number + 1));
      if (before != after) {
        return before ? until - usual / 2 : from + usual / 2;
      }
    }
    return from + (until - from) / 2;
  }
}
