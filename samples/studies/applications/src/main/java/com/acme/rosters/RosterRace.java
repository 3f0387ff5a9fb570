package com.acme.rosters;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import org.sat4j.specs.ISolver;

/**
 * Two ways to plan a ward start at the same time in a pool of two, and the first answer counts: an
 * estimate, or whether Sat4j finds that all rules can be kept. The other one is told to stop
 * (stop), or not (leave).
 */
public final class RosterRace {
  private static final int WARDS = 40;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final boolean stops;

  private RosterRace(boolean stops) {
    this.stops = stops;
  }

  public static void main(String[] args) {
    RosterRace race = new RosterRace(args[0].equals("stop"));
    Ward[] wards = new Ward[WARDS];
    for (int ward = 0; ward < WARDS; ward++) {
      wards[ward] = new Ward(ward, 150, 4.4);
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long planned = 0;
    while (shift.goesOn()) {
      Ward ward = wards[(int) (planned % WARDS)];
      right &= race.plan(ward) > ward.rules() * 3 / 4;
      planned++;
    }
    Outcome.end(right && planned > 0, "rosters: " + planned + " planned");
  }

  /** How many rules can be kept. */
  private int plan(Ward ward) {
    ISolver solver = ward.solver();
    CompletableFuture<Integer> estimate =
        CompletableFuture.supplyAsync(() -> ward.estimate(ward.rules()), pool);
    CompletableFuture<Integer> proof =
        CompletableFuture.supplyAsync(
            () -> Ward.possible(solver) ? ward.rules() : ward.rules() - 1, pool);
    int kept = (Integer) CompletableFuture.anyOf(estimate, proof).join();
    if (stops) {
      solver.expireTimeout();
      proof.join();
    }
    return kept;
  }
}
