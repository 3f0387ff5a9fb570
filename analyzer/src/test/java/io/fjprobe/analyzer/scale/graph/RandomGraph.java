package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random tree of tasks that fork and join, with the work and the span that it has. */
final class RandomGraph {

  private static final int DEEPEST = 4;

  private final GraphOfTest graph = new GraphOfTest();
  private final Random random;
  private int ids;
  private double work;
  private final double span;

  RandomGraph(Random random) {
    this.random = random;
    span = add(DEEPEST);
  }

  GraphOfTest graph() {
    return graph;
  }

  double work() {
    return work;
  }

  double span() {
    return span;
  }

  /** Adds a task with all below it, and answers the span of that. */
  private double add(int depth) {
    GraphOfTest.Builder task = graph.task(++ids);
    long own = random.nextInt(20);
    double end = own;
    List<int[]> forked = new ArrayList<>();
    List<Double> ends = new ArrayList<>();
    for (int i = depth == 0 ? 0 : random.nextInt(4); i > 0; i--) {
      task.forks(ids + 1, own);
      forked.add(new int[] {ids + 1});
      ends.add(end + add(depth - 1));
      long more = random.nextInt(5);
      own += more;
      end += more;
    }
    for (int i = forked.size() - 1; i >= 0; i--) {
      task.joins(forked.get(i)[0], own);
      end = Math.max(end, ends.get(i));
    }
    long after = random.nextInt(10);
    work += own + after;
    task.ends(own + after);
    return end + after;
  }
}
