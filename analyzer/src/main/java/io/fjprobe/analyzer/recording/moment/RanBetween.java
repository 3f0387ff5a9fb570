package io.fjprobe.analyzer.recording.moment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Threads that were seen to wait, although they used a CPU since the look before. A look needs a
 * CPU itself: where threads run and wait in turns, many a time, it comes just when one of them has
 * begun to wait. So if a thread was seen to run in fewer looks than its time on a CPU says, it
 * counts as running in some of those in which it was seen to wait.
 */
final class RanBetween {

  /**
   * A thread that used a CPU for less than half of the time ran for this share of it. The agent
   * writes only whether it was below a half.
   */
  private static final double SOME = 0.25;

  /** A thread that used a CPU for half of the time or more ran for this share of it. */
  private static final double MOST = 0.75;

  /** What a thread does changes, so only so many of its looks before and after are compared. */
  private static final int AROUND = 16;

  /** Multiples of this number, without their whole parts, are spread evenly from 0 to 1. */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  /** What looks saw of one thread, in the order of time: sums of all up to each of them. */
  private static final class OfThread {
    private final List<Integer> looks = new ArrayList<>();
    private final List<Double> missing = new ArrayList<>();
    private final List<Integer> waits = new ArrayList<>();

    void add(int look, Seen seen) {
      looks.add(look);
      missing.add(last(missing, 0.0) + ranFor(seen) - (runs(seen) ? 1 : 0));
      waits.add(last(waits, 0) + (waitsAndRan(seen) ? 1 : 0));
    }

    private static <T> T last(List<T> sums, T none) {
      return sums.isEmpty() ? none : sums.get(sums.size() - 1);
    }

    /** Returns in which share of the waits around this look it counts as running. */
    double share(int look) {
      int place = Collections.binarySearch(looks, look);
      int until = Math.min(place + AROUND, looks.size() - 1);
      int before = place - AROUND - 1;
      double more = missing.get(until) - (before < 0 ? 0 : missing.get(before));
      return more / (waits.get(until) - (before < 0 ? 0 : waits.get(before)));
    }
  }

  private RanBetween() {}

  static void fill(List<MomentFold.Look> looks) {
    Map<Integer, OfThread> threads = new HashMap<>();
    for (int i = 0; i < looks.size(); i++) {
      for (Seen seen : looks.get(i).seen()) {
        if (seen.cpu() != 0) {
          threads.computeIfAbsent(seen.thread(), thread -> new OfThread()).add(i, seen);
        }
      }
    }
    for (int i = 0; i < looks.size(); i++) {
      fill(looks, i, threads);
    }
  }

  private static void fill(
      List<MomentFold.Look> looks, int number, Map<Integer, OfThread> threads) {
    MomentFold.Look look = looks.get(number);
    if (look.seen().stream().noneMatch(RanBetween::waitsAndRan)) {
      return;
    }
    List<Seen> filled = new ArrayList<>(look.seen().size());
    for (Seen seen : look.seen()) {
      boolean ran =
          waitsAndRan(seen) && turn(number, seen.thread()) < of(seen, threads).share(number);
      filled.add(ran ? seen.withState(LookedState.RUNNABLE) : seen);
    }
    looks.set(number, look.with(filled));
  }

  /** Whoever ran has been noted. */
  private static OfThread of(Seen seen, Map<Integer, OfThread> threads) {
    return Objects.requireNonNull(threads.get(seen.thread()));
  }

  private static boolean waitsAndRan(Seen seen) {
    return seen.state() >= LookedState.BLOCKED && seen.cpu() >= LookedState.CPU_SOME;
  }

  /** Whether it was seen to run on a CPU, and not only to wait for one. */
  private static boolean runs(Seen seen) {
    return seen.state() < LookedState.BLOCKED && seen.cpu() >= LookedState.CPU_SOME;
  }

  private static double ranFor(Seen seen) {
    return seen.cpu() == LookedState.CPU_MOST
        ? MOST
        : seen.cpu() == LookedState.CPU_SOME ? SOME : 0;
  }

  /** Returns a number from 0 to 1, another one for threads with even and with odd numbers. */
  private static double turn(int look, int thread) {
    double turn = GOLDEN * look + thread / 2.0;
    return turn - Math.floor(turn);
  }
}
