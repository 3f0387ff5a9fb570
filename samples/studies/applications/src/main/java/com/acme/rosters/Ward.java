package com.acme.rosters;

import java.util.SplittableRandom;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Nurses of a ward, and which pairs of shifts cannot be combined: a puzzle for Sat4j. */
final class Ward {
  private final int shifts;
  private final int[][] rules;

  Ward(int number, int shifts, double rulesPerShift) {
    this.shifts = shifts;
    SplittableRandom random = new SplittableRandom(number);
    rules = new int[(int) (shifts * rulesPerShift)][3];
    for (int[] rule : rules) {
      for (int at = 0; at < rule.length; at++) {
        int shift = 1 + random.nextInt(shifts);
        rule[at] = random.nextBoolean() ? shift : -shift;
      }
    }
  }

  ISolver solver() {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(shifts);
    solver.setTimeout(600);
    try {
      for (int[] rule : rules) {
        solver.addClause(new VecInt(rule.clone()));
      }
    } catch (ContradictionException e) {
      throw new IllegalStateException(e);
    }
    return solver;
  }

  /** Whether there is a roster at all; the solver may be told to stop meanwhile. */
  static boolean possible(ISolver solver) {
    try {
      return solver.isSatisfiable();
    } catch (TimeoutException e) {
      return false;
    }
  }

  /** How many rules the best roster keeps that is found by changing one shift after the other. */
  int estimate(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean[] roster = new boolean[shifts + 1];
    int best = kept(roster);
    for (int change = 0; change < shifts; change++) {
      int shift = 1 + random.nextInt(shifts);
      roster[shift] ^= true;
      int kept = kept(roster);
      if (kept < best) {
        roster[shift] ^= true;
      } else {
        best = kept;
      }
    }
    return best;
  }

  private int kept(boolean[] roster) {
    int kept = 0;
    for (int[] rule : rules) {
      for (int shift : rule) {
        if (roster[Math.abs(shift)] == shift > 0) {
          kept++;
          break;
        }
      }
    }
    return kept;
  }

  int rules() {
    return rules.length;
  }
}
