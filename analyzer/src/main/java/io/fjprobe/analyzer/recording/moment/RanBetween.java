package io.fjprobe.analyzer.recording.moment;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that were seen to wait, although they used a CPU since the look before. A look needs a
 * CPU itself: where threads run and wait in turns, many a time, it comes just when one of them has
 * begun to wait. So such a thread counts as running in as many looks as its time on a CPU says.
 */
final class RanBetween {

  /**
   * A thread that used a CPU for less than half of the time counts as running for this share of it.
   * The agent writes only whether it was below a half.
   */
  private static final double SOME = 0.25;

  /**
   * A thread that used a CPU for half of the time or more counts as running for this share of it.
   */
  private static final double MOST = 0.75;

  /** Multiples of this number, without their whole parts, are spread evenly from 0 to 1. */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private RanBetween() {}

  static void fill(List<MomentFold.Look> looks) {
    for (int i = 0; i < looks.size(); i++) {
      MomentFold.Look look = looks.get(i);
      if (look.seen().stream().anyMatch(RanBetween::waitsAndRan)) {
        List<Seen> filled = new ArrayList<>(look.seen().size());
        for (Seen seen : look.seen()) {
          filled.add(
              waitsAndRan(seen) && turn(i, seen.thread()) < share(seen)
                  ? seen.withState(LookedState.RUNNABLE)
                  : seen);
        }
        looks.set(i, look.with(filled));
      }
    }
  }

  private static boolean waitsAndRan(Seen seen) {
    return seen.state() >= LookedState.BLOCKED && seen.cpu() >= LookedState.CPU_SOME;
  }

  private static double share(Seen seen) {
    return seen.cpu() == LookedState.CPU_MOST ? MOST : SOME;
  }

  /** Returns a number from 0 to 1, another one for threads with even and with odd numbers. */
  private static double turn(int look, int thread) {
    double turn = GOLDEN * look + thread / 2.0;
    return turn - Math.floor(turn);
  }
}
