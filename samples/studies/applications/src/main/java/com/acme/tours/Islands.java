package com.acme.tours;

import io.jenetics.EnumGene;
import io.jenetics.Phenotype;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Populations that evolve on their own for an epoch, each in a task, and are compared then. */
final class Islands {
  static final int EPOCHS = 10;
  private static final int GENERATIONS = 10;
  private final Tour tour;
  private final int[] populations;

  Islands(Tour tour, int... populations) {
    this.tour = tour;
    this.populations = populations;
  }

  /** A task for each island, which waits for the others after each epoch. */
  boolean meeting(ForkJoinPool pool) {
    CyclicBarrier epoch = new CyclicBarrier(populations.length);
    List<ForkJoinTask<Boolean>> islands = new ArrayList<>();
    for (int population : populations) {
      islands.add(
          pool.submit(
              () -> {
                boolean right = true;
                for (int number = 0; number < EPOCHS; number++) {
                  right &= evolved(population);
                  epoch.await();
                }
                return right;
              }));
    }
    return joined(islands);
  }

  /** A task for each island and epoch. */
  boolean joining(ForkJoinPool pool) {
    boolean right = true;
    for (int number = 0; number < EPOCHS; number++) {
      List<ForkJoinTask<Boolean>> islands = new ArrayList<>();
      for (int population : populations) {
        islands.add(pool.submit(() -> evolved(population)));
      }
      right &= joined(islands);
    }
    return right;
  }

  private boolean evolved(int population) {
    Engine<EnumGene<Integer>, Double> engine = tour.engine(population, Runnable::run);
    Phenotype<EnumGene<Integer>, Double> best =
        engine.stream().limit(GENERATIONS).collect(EvolutionResult.toBestPhenotype());
    return tour.valid(best);
  }

  private static boolean joined(List<ForkJoinTask<Boolean>> islands) {
    boolean right = true;
    for (ForkJoinTask<Boolean> island : islands) {
      right &= island.join();
    }
    return right;
  }
}
