package com.acme.tours;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import io.jenetics.engine.EvolutionResult;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;

/**
 * Tours are planned by the genetic algorithms of Jenetics: with many individuals and a costly
 * fitness (large), with few and a cheap one (tiny; alone: without a pool), or on islands, of which
 * two meet (islands) or five are joined (regions).
 */
public final class TourPlanner {
  private static final int GENERATIONS = 20;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Tour costly = new Tour(40, 60);
  private final Tour costliest = new Tour(40, 300);
  private final Tour cheap = new Tour(10, 1);

  private TourPlanner() {}

  public static void main(String[] args) {
    BooleanSupplier planning = new TourPlanner().planning(args[0]);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long plans = 0;
    while (shift.goesOn()) {
      right &= planning.getAsBoolean();
      plans++;
    }
    Outcome.end(right && plans > 0, "tours: " + plans + " plans");
  }

  private BooleanSupplier planning(String how) {
    switch (how) {
      case "tiny":
        return () -> planned(cheap, 12, pool);
      case "alone":
        return () -> planned(cheap, 12, Runnable::run);
      case "islands":
        Islands two = new Islands(costly, 220, 30);
        return () -> two.meeting(pool);
      case "regions":
        Islands five = new Islands(costly, 50, 50, 50, 50, 50);
        return () -> five.joining(pool);
      default:
        return () -> planned(costliest, 300, pool);
    }
  }

  private static boolean planned(Tour tour, int population, Executor executor) {
    return tour.valid(
        tour.engine(population, executor).stream()
            .limit(GENERATIONS)
            .collect(EvolutionResult.toBestPhenotype()));
  }
}
