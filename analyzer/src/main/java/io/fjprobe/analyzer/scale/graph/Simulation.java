package io.fjprobe.analyzer.scale.graph;

import io.fjprobe.analyzer.scale.graph.SimulatedPool.Found;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs recorded tasks once more, in a simulated pool. */
public final class Simulation {

  private final TaskGraph graph;
  private final SimulatedPool pool;
  private final Clock clock;

  private final boolean[] done;
  private final Column arrived = new Column();
  private final Map<Integer, List<Integer>> waiting = new HashMap<>();
  private final Deque<Integer> quiescing = new ArrayDeque<>();
  private double lastEnd;
  private double work;

  private Simulation(SimulatedPool pool) {
    this.pool = pool;
    graph = pool.graph;
    clock = pool.clock;
    done = new boolean[graph.size()];
  }

  /**
   * A pool of so many workers.
   *
   * @param seed of the random numbers by which workers choose from whom to steal
   */
  public static Simulation of(
      TaskGraph graph, PoolCosts costs, PoolPolicy policy, int parallelism, long seed) {
    return new Simulation(new LimitedPool(graph, costs, policy, parallelism, seed));
  }

  /** As many workers as there are tasks: an operation takes its span. */
  public static Simulation unlimited(TaskGraph graph, PoolCosts costs) {
    return new Simulation(new UnlimitedPool(graph, costs));
  }

  /**
   * Returns how long the pool takes for a task and all that come from it, in ns. Each task can run
   * once.
   */
  public double run(int root) {
    pool.begin(root);
    waiting.clear();
    quiescing.clear();
    lastEnd = 0;
    work = 0;
    while (!clock.isEmpty()) {
      go(clock.next());
      if (clock.isEmpty() && !quiescing.isEmpty()) {
        clock.schedule(quiescing.poll(), 0);
      }
    }
    return lastEnd; // a worker that wakes up later finds nothing
  }

  /** Returns the time of all tasks that ran in the last operation, in ns. */
  public double work() {
    return work;
  }

  /** Goes on with what a worker does, until something takes time. */
  private void go(int number) {
    SimulatedWorker worker = pool.worker(number);
    if (worker.isReplaced) {
      worker.isReplaced = false;
      pool.unblock(number);
    }
    if (worker.completing != 0) {
      int completed = worker.completing;
      worker.completing = 0;
      lastEnd = clock.now();
      end(completed);
      arrive(number, graph.completerOf(completed));
    }
    while (worker.completing == 0) {
      boolean goesOn = worker.depth == 0 ? pool.next(number) == Found.NOW : step(number, worker);
      if (!goesOn) {
        return;
      }
    }
  }

  /** Goes on with the innermost task. False if that takes time. */
  private boolean step(int number, SimulatedWorker worker) {
    int level = worker.depth - 1;
    int task = worker.tasks[level];
    int edge = worker.edges[level];
    boolean ends = edge == graph.afterEdges(task);
    double until = ends ? graph.work(task) : graph.at(edge);
    if (until > worker.over[level]) {
      double time = until - worker.over[level];
      worker.over[level] = until;
      work += time;
      if (graph.isManaged(task)) {
        worker.isReplaced = true;
        pool.block(number);
      }
      clock.schedule(number, time);
      return false;
    }
    if (ends) {
      lastEnd = clock.now();
      if (graph.arrivals(task) == 0) {
        end(task);
      }
      worker.depth--;
      return true;
    }
    return act(number, worker, level, edge);
  }

  private boolean act(int number, SimulatedWorker worker, int level, int edge) {
    int other = graph.other(edge);
    EdgeKind kind = graph.kind(edge);
    if (kind == EdgeKind.JOIN && !isDone(other)) {
      return join(number, other);
    }
    if (kind == EdgeKind.QUIESCE) {
      return quiesce(number, worker, level);
    }
    worker.edges[level]++;
    switch (kind) {
      case FORK -> {
        if (graph.isRecorded(other)) {
          pool.push(number, other);
        }
      }
      case INVOKE -> {
        if (graph.isRecorded(other)) {
          pool.start(number, other, SimulatedWorker.OWN);
        }
      }
      case ARRIVE -> arrive(number, other);
      case END -> end(other);
      default -> {
        // a join of what has ended
      }
    }
    return worker.completing == 0;
  }

  /** What is not recorded can't be waited for. */
  private boolean isDone(int task) {
    return task >= done.length
        || done[task]
        || !graph.isRecorded(task) && graph.arrivals(task) == 0;
  }

  private boolean join(int number, int task) {
    Found found = pool.help(number, task);
    if (found == Found.NOTHING) {
      waiting.computeIfAbsent(task, any -> new ArrayList<>()).add(number);
      pool.block(number);
    }
    return found == Found.NOW;
  }

  /** It looks again after each task that it runs meanwhile. */
  private boolean quiesce(int number, SimulatedWorker worker, int level) {
    Found found = pool.any(number);
    if (found == Found.NOTHING) {
      worker.edges[level]++;
      quiescing.add(number);
    }
    return found == Found.NOW;
  }

  /** One more has arrived. If all have, the worker runs the completion. */
  private void arrive(int number, int completer) {
    int next = completer;
    while (next != 0) {
      if (arrived.increment(next) < graph.arrivals(next)) {
        return;
      }
      double completion = graph.completionOf(next);
      if (completion > 0) {
        pool.worker(number).completing = next;
        work += completion;
        clock.schedule(number, completion);
        return;
      }
      end(next);
      next = graph.completerOf(next);
    }
  }

  private void end(int task) {
    if (task >= done.length || done[task]) {
      return;
    }
    done[task] = true;
    List<Integer> blocked = waiting.remove(task);
    if (blocked != null) {
      for (int each : blocked) {
        pool.unblock(each);
        clock.schedule(each, pool.costs.joinEnd());
      }
    }
  }
}
