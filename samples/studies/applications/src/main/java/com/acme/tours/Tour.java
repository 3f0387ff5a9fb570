package com.acme.tours;

import io.jenetics.EnumGene;
import io.jenetics.Optimize;
import io.jenetics.PartiallyMatchedCrossover;
import io.jenetics.Phenotype;
import io.jenetics.SwapMutator;
import io.jenetics.engine.Codec;
import io.jenetics.engine.Codecs;
import io.jenetics.engine.Engine;
import java.util.concurrent.Executor;

/** Towns around a lake, and how long it takes to visit them all in some order. */
final class Tour {
  private final Codec<int[], EnumGene<Integer>> orders;
  private final int towns;
  private final int days;

  /** Each day has other times of travel. */
  Tour(int towns, int days) {
    this.towns = towns;
    this.days = days;
    orders = Codecs.ofPermutation(towns);
  }

  Engine<EnumGene<Integer>, Double> engine(int population, Executor executor) {
    return Engine.builder(this::hours, orders)
        .optimize(Optimize.MINIMUM)
        .populationSize(population)
        .alterers(new SwapMutator<>(0.2), new PartiallyMatchedCrossover<>(0.3))
        .executor(executor)
        .build();
  }

  /** A tour of all towns, whose hours are right, and not the worst. */
  boolean valid(Phenotype<EnumGene<Integer>, Double> best) {
    int[] order = orders.decode(best.getGenotype());
    boolean[] seen = new boolean[towns];
    int count = 0;
    for (int town : order) {
      count += seen[town] ? 0 : 1;
      seen[town] = true;
    }
    return count == towns && best.getFitness() == hours(order) && best.getFitness() < worst();
  }

  double hours(int[] order) {
    double hours = 0;
    for (int day = 0; day < days; day++) {
      int from = order[order.length - 1];
      for (int to : order) {
        hours += Math.sqrt(1 + Math.abs(from - to) * (1 + day % 7));
        from = to;
      }
    }
    return hours / days;
  }

  /** No way is longer than one from the first town to the last. */
  private double worst() {
    return towns * Math.sqrt(1 + (towns - 1) * 7.0);
  }
}
