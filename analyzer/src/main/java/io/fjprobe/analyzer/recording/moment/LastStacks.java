package io.fjprobe.analyzer.recording.moment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Few stacks are read in a look. A thread that waits in the same way without one most likely waits
 * where it was last seen to wait, or else where it is seen next. If it is never seen to wait in
 * this way, it most likely waits where others of its pool or group do.
 */
final class LastStacks {

  /** The numbers of all states are below this. */
  private static final int STATES = 8;

  private final int[][] last;

  /**
   * @param threads number of them
   */
  LastStacks(int threads) {
    last = new int[threads][STATES];
  }

  /**
   * @param groups of the threads, by their numbers
   */
  static void fill(List<MomentFold.Look> looks, List<String> groups) {
    int[] itself = new int[groups.size()];
    Arrays.setAll(itself, i -> i);
    new LastStacks(itself.length).fill(looks, itself);
    int[] first = new int[groups.size()];
    Arrays.setAll(first, i -> groups.indexOf(groups.get(i)));
    new LastStacks(first.length).fill(looks, first);
  }

  /**
   * @param as which each thread counts
   */
  private void fill(List<MomentFold.Look> looks, int... as) {
    pass(looks, 0, 1, as);
    pass(looks, looks.size() - 1, -1, as);
  }

  private void pass(List<MomentFold.Look> looks, int from, int step, int... as) {
    for (int[] each : last) {
      Arrays.fill(each, -1);
    }
    for (int i = from; i >= 0 && i < looks.size(); i += step) {
      MomentFold.Look look = looks.get(i);
      List<Seen> filled = new ArrayList<>(look.seen().size());
      for (Seen seen : look.seen()) {
        filled.add(filled(seen, as[seen.thread()]));
      }
      looks.set(i, look.with(filled));
    }
  }

  private Seen filled(Seen seen, int thread) {
    if (seen.state() <= LookedState.RUNNABLE || seen.state() >= LookedState.IDLE) {
      return seen;
    }
    int[] known = last[thread];
    if (seen.stack() >= 0) {
      known[seen.state()] = seen.stack();
      return seen;
    }
    return seen.withStack(known[seen.state()]);
  }
}
