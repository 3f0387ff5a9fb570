package io.fjprobe.analyzer.recording.moment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Few stacks are read in a look. A thread that waits in the same way without one most likely waits
 * where it was last seen to wait, or else where it is seen next.
 */
final class LastStacks {

  /** The numbers of all states are below this. */
  private static final int STATES = 8;

  private final int[][] last;

  LastStacks(int threads) {
    last = new int[threads][STATES];
  }

  void fill(List<MomentFold.Look> looks) {
    pass(looks, 0, 1);
    pass(looks, looks.size() - 1, -1);
  }

  private void pass(List<MomentFold.Look> looks, int from, int step) {
    for (int[] each : last) {
      Arrays.fill(each, -1);
    }
    for (int i = from; i >= 0 && i < looks.size(); i += step) {
      MomentFold.Look look = looks.get(i);
      List<Seen> filled = new ArrayList<>(look.seen().size());
      for (Seen seen : look.seen()) {
        filled.add(filled(seen));
      }
      looks.set(i, new MomentFold.Look(look.nanos(), filled));
    }
  }

  private Seen filled(Seen seen) {
    if (seen.state() <= LookedState.RUNNABLE || seen.state() >= LookedState.IDLE) {
      return seen;
    }
    int[] known = last[seen.thread()];
    if (seen.stack() >= 0) {
      known[seen.state()] = seen.stack();
      return seen;
    }
    return seen.withStack(known[seen.state()]);
  }
}
