package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.SplittableRandom;

/**
 * So many workers, each of which is always on a CPU. A worker takes its own tasks last in, first
 * out, and those of others first in, first out. A worker that joins a task runs it, or takes tasks
 * of those who stole from it, or blocks; then an idle worker goes on in its place, and where there
 * is none and it was the last one, a new one.
 */
final class LimitedPool extends SimulatedPool {

  /** A joiner follows as many joins of others to find somebody to help. */
  private static final int FARTHEST = 8;

  private static final int NOBODY = -1;

  private final PoolPolicy policy;
  private final int parallelism;

  /** Of each task, where that matters. */
  private final int[] runner;

  private final Deque<Integer> idle = new ArrayDeque<>();
  private final long seed;
  private SplittableRandom random;
  private int active;

  LimitedPool(TaskGraph graph, PoolCosts costs, PoolPolicy policy, int parallelism, long seed) {
    super(graph, costs);
    this.policy = policy;
    this.parallelism = parallelism;
    this.seed = seed;
    random = new SplittableRandom(seed);
    runner = new int[policy.helpsWithTasks() ? 0 : graph.size()];
    Arrays.fill(runner, NOBODY);
  }

  @Override
  void begin(int root) {
    int workers = policy.keepsSpares() ? Math.max(parallelism, workersBefore()) : parallelism;
    super.begin(root);
    idle.clear();
    random = new SplittableRandom(seed);
    active = 0;
    for (int i = 0; i < workers; i++) {
      idle.addLast(add(false));
    }
    int first;
    if (graph.isOutside(root)) {
      first = add(true);
    } else {
      first = idle.pop();
      active++;
    }
    start(first, root, SimulatedWorker.OWN);
    clock.schedule(first, 0);
  }

  private int workersBefore() {
    int workers = 0;
    for (int i = 0; i < count(); i++) {
      workers += worker(i).isCaller ? 0 : 1;
    }
    return workers;
  }

  @Override
  void start(int number, int task, int source) {
    if (runner.length > 0) {
      runner[task] = number;
    }
    super.start(number, task, source);
  }

  @Override
  void push(int number, int task) {
    SimulatedWorker worker = worker(number);
    if (worker.queued() <= (policy.signalsSecond() ? 1 : 0)) {
      signal();
    }
    worker.push(task);
  }

  /** Wakes an idle worker if there may be more active ones. */
  private void signal() {
    if (active < parallelism) {
      wakeOne();
    }
  }

  private void wakeOne() {
    if (!idle.isEmpty()) {
      active++;
      clock.schedule(idle.pop(), costs.wakeUp());
    }
  }

  @Override
  Found next(int number) {
    Found found = any(number);
    if (found == Found.NOTHING && !worker(number).isCaller) {
      active--;
      idle.push(number);
    }
    return found;
  }

  @Override
  Found any(int number) {
    SimulatedWorker worker = worker(number);
    if (worker.queued() > 0) {
      start(number, worker.pop(), SimulatedWorker.OWN);
      return Found.NOW;
    }
    int victim = victim(number);
    return victim == NOBODY ? Found.NOTHING : steal(number, victim);
  }

  private Found steal(int number, int from) {
    SimulatedWorker victim = worker(from);
    start(number, victim.poll(), from);
    if (victim.queued() > 0) {
      signal();
    }
    clock.schedule(number, costs.steal());
    return Found.LATER;
  }

  /** Returns one that has tasks. */
  private int victim(int number) {
    int first = random.nextInt(count());
    for (int i = 0; i < count(); i++) {
      int other = (first + i) % count();
      if (other != number && worker(other).queued() > 0) {
        return other;
      }
    }
    return NOBODY;
  }

  @Override
  Found help(int number, int task) {
    SimulatedWorker worker = worker(number);
    if (worker.remove(task)) {
      start(number, task, SimulatedWorker.OWN);
      return Found.NOW;
    }
    boolean completer = graph.arrivals(task) > 0;
    if (completer && worker.queued() > 0 && arrivesAt(worker.last(), task)) {
      start(number, worker.pop(), SimulatedWorker.OWN);
      return Found.NOW;
    }
    int helped = completer ? withTasksFor(number, task) : helpable(number, task);
    return helped == NOBODY ? Found.NOTHING : steal(number, helped);
  }

  /** Returns one whose next task arrives at a CountedCompleter, directly or by others. */
  private int withTasksFor(int number, int completer) {
    if (!policy.completersElsewhere()) {
      return NOBODY;
    }
    int first = random.nextInt(count());
    for (int i = 0; i < count(); i++) {
      int other = (first + i) % count();
      SimulatedWorker victim = worker(other);
      if (other != number && victim.queued() > 0 && arrivesAt(victim.first(), completer)) {
        return other;
      }
    }
    return NOBODY;
  }

  private boolean arrivesAt(int task, int completer) {
    int next = task;
    while (next != 0 && next != completer) {
      next = graph.completerOf(next);
    }
    return next == completer;
  }

  /** Returns one that can be helped so that the task ends. */
  private int helpable(int number, int task) {
    SimulatedWorker worker = worker(number);
    if (worker.isCaller) {
      return NOBODY;
    }
    if (policy.helpsWithTasks()) {
      return thief(number);
    }
    return worker.queued() > 0 ? NOBODY : runnerWithTasks(number, task);
  }

  /** Returns one that stole from a worker, or from those who did, and that has tasks. */
  private int thief(int number) {
    int first = random.nextInt(count());
    for (int i = 0; i < count(); i++) {
      int other = (first + i) % count();
      if (other != number && worker(other).queued() > 0 && isThief(other, number)) {
        return other;
      }
    }
    return NOBODY;
  }

  private boolean isThief(int thief, int of) {
    int source = thief;
    int most = Math.min(policy.farthestThief(), count());
    for (int i = 0; i < most; i++) {
      source = worker(source).source();
      if (source < 0) {
        return false;
      }
      if (source == of) {
        return true;
      }
    }
    return false;
  }

  /** Returns the worker that runs the task, or the one that this one waits for, and so on. */
  private int runnerWithTasks(int number, int task) {
    int awaited = task;
    for (int i = 0; i < FARTHEST && awaited != NOBODY; i++) {
      int other = awaited < runner.length ? runner[awaited] : NOBODY;
      if (other == NOBODY || other == number || other >= count()) {
        return NOBODY;
      }
      SimulatedWorker has = worker(other);
      if (has.queued() > 0) {
        return other;
      }
      awaited = joinedBy(has);
    }
    return NOBODY;
  }

  /** Returns the task that a worker joins, perhaps while it runs others. */
  private int joinedBy(SimulatedWorker worker) {
    int innermost = worker.depth - (worker.isBlocked ? 1 : 2); // the last one may be running
    for (int level = innermost; level >= 0; level--) {
      int edge = worker.edges[level];
      if (edge < graph.afterEdges(worker.tasks[level])
          && graph.kind(edge) == EdgeKind.JOIN
          && worker.over[level] >= graph.at(edge)) {
        return graph.other(edge);
      }
    }
    return NOBODY;
  }

  @Override
  void block(int number) {
    SimulatedWorker worker = worker(number);
    worker.isBlocked = true;
    if (worker.isCaller) {
      return;
    }
    active--;
    if (!idle.isEmpty() && active < parallelism) {
      wakeOne();
    } else if (active == 0 || policy.replacesWithTasks() && worker.queued() > 0) {
      active++;
      clock.schedule(add(false), costs.wakeUp());
    }
  }

  @Override
  void unblock(int number) {
    worker(number).isBlocked = false;
    active += worker(number).isCaller ? 0 : 1;
  }
}
