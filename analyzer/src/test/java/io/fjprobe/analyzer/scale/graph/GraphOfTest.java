package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayList;
import java.util.List;

/** A graph of tasks, written down by a test. The first task is the first one of an operation. */
final class GraphOfTest {

  private final GraphArrays arrays = new GraphArrays();
  private TaskGraph built;

  /** A task, and what it does in the order of its own time. */
  final class Builder {
    private final int id;
    private final boolean first;
    private final List<Long> numbers = new ArrayList<>();

    private Builder(int id, boolean first) {
      this.id = id;
      this.first = first;
    }

    Builder does(EdgeKind kind, int other, long at) {
      numbers.addAll(List.of((long) kind.ordinal(), (long) other, at));
      return this;
    }

    Builder forks(int other, long at) {
      return does(EdgeKind.FORK, other, at);
    }

    Builder joins(int other, long at) {
      return does(EdgeKind.JOIN, other, at);
    }

    GraphOfTest ends(long work) {
      return ends(work, false);
    }

    /** Of a class, by its number. */
    GraphOfTest endsAs(int taskClass, long work) {
      arrays.add(new TaskRecord(id, 0, first, true, work, array()), (short) taskClass, false);
      return GraphOfTest.this;
    }

    GraphOfTest ends(long work, boolean outside) {
      arrays.add(new TaskRecord(id, 0, first, true, work, array()), (short) 0, outside);
      return GraphOfTest.this;
    }

    /** More of it follows in another record. */
    Builder continues() {
      arrays.add(new TaskRecord(id, 0, false, false, 0, array()), (short) 0, false);
      numbers.clear();
      return this;
    }

    private long[] array() {
      return numbers.stream().mapToLong(Long::longValue).toArray();
    }
  }

  Builder task(int id) {
    return new Builder(id, id == 1);
  }

  GraphOfTest leaf(int id, long work) {
    return task(id).ends(work);
  }

  /** No more tasks can be added then. */
  TaskGraph build() {
    if (built == null) {
      arrays.end();
      built = new TaskGraph(arrays, List.of("Task", "Other"));
    }
    return built;
  }

  /** How long the operation takes. */
  double run(int workers, PoolCosts costs) {
    TaskGraph graph = build();
    return Simulation.of(graph, costs, PoolPolicy.JDK_21, workers, 0).run(graph.roots()[0]);
  }

  double run(int workers) {
    return run(workers, PoolCosts.NONE);
  }

  /** How long it takes in the pool of another JDK. */
  double run(int workers, PoolPolicy policy) {
    return run(build(), workers, policy);
  }

  private static double run(TaskGraph graph, int workers, PoolPolicy policy) {
    return Simulation.of(graph, PoolCosts.NONE, policy, workers, 0).run(graph.roots()[0]);
  }

  /** How long it would take with something changed. */
  double run(int workers, GraphChange change) {
    return run(change.of(build()), workers, PoolPolicy.JDK_21);
  }

  /** How long the longest path is, with what a pool costs; -1: not known this way. */
  double longestPath(PoolCosts costs) {
    TaskGraph graph = build();
    return new LongestPath(graph, costs).of(graph.roots()[0]);
  }

  /** How long it takes with a thread for each task. */
  double runUnlimited(PoolCosts costs) {
    TaskGraph graph = build();
    return Simulation.unlimited(graph, costs).run(graph.roots()[0]);
  }
}
