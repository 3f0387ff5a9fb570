package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A pool that runs recorded tasks once more, with as many workers as one likes, each of which is
 * always on a CPU. A worker takes its own tasks last in, first out, and those of others first in,
 * first out. A push wakes an idle worker. A worker that joins a task runs it, or takes tasks of the
 * worker that has it, or blocks; then an idle worker goes on in its place, and where there is none
 * and it was the last one, a new one.
 */
public final class Simulation {

  private static final long SEED = 20_140_318;

  /** A joiner follows as many joins of others to find somebody to help. */
  private static final int FARTHEST = 8;

  private final TaskGraph graph;
  private final PoolCosts costs;
  private final int parallelism;

  private final boolean[] done;
  private final int[] runner;
  private final Map<Integer, Integer> arrived = new HashMap<>();
  private final Map<Integer, List<Integer>> waiting = new HashMap<>();

  private final List<SimulatedWorker> workers = new ArrayList<>();
  private final Deque<Integer> idle = new ArrayDeque<>();
  private final Deque<Integer> quiescing = new ArrayDeque<>();
  private final PriorityQueue<Event> events = new PriorityQueue<>();
  private SplittableRandom random = new SplittableRandom(SEED);
  private int active;
  private double now;
  private double lastEnd;
  private long sequence;

  /** Something that a worker goes on with. Of two at the same time the older one comes first. */
  private record Event(double time, long number, int worker) implements Comparable<Event> {
    @Override
    public int compareTo(Event other) {
      int order = Double.compare(time, other.time);
      return order != 0 ? order : Long.compare(number, other.number);
    }
  }

  /**
   * @param parallelism number of workers
   */
  public Simulation(TaskGraph graph, PoolCosts costs, int parallelism) {
    this.graph = graph;
    this.costs = costs;
    this.parallelism = parallelism;
    done = new boolean[graph.size()];
    runner = new int[graph.size()];
    Arrays.fill(runner, -1);
  }

  /** Returns how long the pool takes for a task and all that come from it, in ns. */
  public double run(int root) {
    begin();
    boolean outside = graph.isOutside(root);
    for (int i = 0; i < parallelism; i++) {
      workers.add(new SimulatedWorker(false));
      idle.push(parallelism - 1 - i);
    }
    if (outside) {
      workers.add(new SimulatedWorker(true));
      start(parallelism, root);
      schedule(parallelism, 0);
    } else {
      int first = idle.pop();
      active++;
      start(first, root);
      schedule(first, 0);
    }
    while (!events.isEmpty()) {
      Event next = events.poll();
      now = next.time;
      go(next.worker);
      if (events.isEmpty() && !quiescing.isEmpty()) {
        goesOnAfterQuiescence();
      }
    }
    return lastEnd; // a worker that wakes up later finds nothing
  }

  private void begin() {
    workers.clear();
    idle.clear();
    quiescing.clear();
    events.clear();
    waiting.clear();
    random = new SplittableRandom(SEED);
    active = 0;
    now = 0;
    lastEnd = 0;
  }

  private void schedule(int worker, double after) {
    events.add(new Event(now + after, sequence++, worker));
  }

  private void start(int worker, int task) {
    runner[task] = worker;
    workers.get(worker).enter(task, graph.firstEdge(task));
  }

  /** Goes on with what a worker does, until something takes time. */
  private void go(int number) {
    SimulatedWorker worker = workers.get(number);
    if (worker.completing != 0) {
      int completed = worker.completing;
      worker.completing = 0;
      lastEnd = now;
      end(completed);
      arrive(number, graph.completerOf(completed));
    }
    while (worker.completing == 0) {
      if (worker.depth == 0) {
        if (!takesTask(number)) {
          return;
        }
      } else if (!step(number, worker)) {
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
      schedule(number, time);
      return false;
    }
    if (ends) {
      lastEnd = now;
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
    switch (graph.kind(edge)) {
      case FORK -> {
        worker.edges[level]++;
        if (graph.isRecorded(other)) {
          worker.push(other);
          wakeOne();
        }
        return true;
      }
      case INVOKE -> {
        worker.edges[level]++;
        if (graph.isRecorded(other)) {
          start(number, other);
        }
        return true;
      }
      case JOIN -> {
        if (isDone(other)) {
          worker.edges[level]++;
          return true;
        }
        return join(number, worker, other);
      }
      case ARRIVE -> {
        worker.edges[level]++;
        arrive(number, other);
        return worker.completing == 0;
      }
      case QUIESCE -> {
        worker.edges[level]++;
        return quiesce(number, worker);
      }
      default -> {
        worker.edges[level]++;
        end(other);
        return true;
      }
    }
  }

  /** What is not recorded can't be waited for. */
  private boolean isDone(int task) {
    return task >= done.length
        || done[task]
        || !graph.isRecorded(task) && graph.arrivals(task) == 0;
  }

  private void wakeOne() {
    if (!idle.isEmpty()) {
      active++;
      schedule(idle.pop(), costs.wakeUp());
    }
  }

  /** Runs the task that is joined, or another one to help, or blocks: then false. */
  private boolean join(int number, SimulatedWorker worker, int task) {
    if (worker.remove(task)) {
      start(number, task);
      return true;
    }
    int helped = graph.arrivals(task) > 0 ? withTasksFor(number, task) : helpable(task);
    if (helped >= 0) {
      SimulatedWorker victim = workers.get(helped);
      start(number, victim == worker ? victim.pop() : victim.poll());
      schedule(number, victim == worker ? 0 : costs.steal());
      return false;
    }
    waiting.computeIfAbsent(task, any -> new ArrayList<>()).add(number);
    if (worker.isCaller) {
      return false;
    }
    active--;
    if (!idle.isEmpty()) {
      wakeOne();
    } else if (active == 0) {
      active++;
      workers.add(new SimulatedWorker(false));
      schedule(workers.size() - 1, costs.wakeUp());
    }
    return false;
  }

  /**
   * The worker that has the task, or the one that this one waits for, and so on, if it has queued
   * tasks; -1: none.
   */
  private int helpable(int task) {
    int awaited = task;
    for (int i = 0; i < FARTHEST; i++) {
      int number = awaited < runner.length ? runner[awaited] : -1;
      if (number < 0 || number >= workers.size()) {
        return -1;
      }
      SimulatedWorker has = workers.get(number);
      if (has.hasTasks()) {
        return number;
      }
      int level = has.depth - 1;
      int edge = level < 0 ? 0 : has.edges[level];
      if (level < 0
          || edge == graph.afterEdges(has.tasks[level])
          || graph.kind(edge) != EdgeKind.JOIN) {
        return -1;
      }
      awaited = graph.other(edge);
    }
    return -1;
  }

  /** One whose next task arrives at a CountedCompleter, directly or by others; -1: none. */
  private int withTasksFor(int number, int completer) {
    SimulatedWorker own = workers.get(number);
    if (own.hasTasks() && arrivesAt(own.last(), completer)) {
      return number;
    }
    int count = workers.size();
    int first = random.nextInt(count);
    for (int i = 0; i < count; i++) {
      int other = (first + i) % count;
      SimulatedWorker victim = workers.get(other);
      if (other != number && victim.hasTasks() && arrivesAt(victim.first(), completer)) {
        return other;
      }
    }
    return -1;
  }

  private boolean arrivesAt(int task, int completer) {
    int next = task;
    while (next != 0 && next != completer) {
      next = graph.completerOf(next);
    }
    return next == completer;
  }

  /** The worker itself if it has queued tasks, or another one; -1: none. */
  private int anyWithTasks(int number) {
    if (workers.get(number).hasTasks()) {
      return number;
    }
    int count = workers.size();
    int first = random.nextInt(count);
    for (int i = 0; i < count; i++) {
      if (workers.get((first + i) % count).hasTasks()) {
        return (first + i) % count;
      }
    }
    return -1;
  }

  /** Of own tasks or those of others. False if there are none, or if that takes time. */
  private boolean takesTask(int number) {
    SimulatedWorker worker = workers.get(number);
    int has = anyWithTasks(number);
    if (has == number) {
      start(number, worker.pop());
      return true;
    }
    if (has >= 0) {
      SimulatedWorker victim = workers.get(has);
      start(number, victim.poll());
      if (victim.hasTasks()) {
        wakeOne();
      }
      schedule(number, costs.steal());
      return false;
    }
    if (!worker.isCaller) {
      active--;
      idle.push(number);
    }
    return false;
  }

  /** One more has arrived. If all have, the worker runs the completion. */
  private void arrive(int number, int completer) {
    int next = completer;
    while (next != 0) {
      int count = arrived.merge(next, 1, Integer::sum);
      if (count < graph.arrivals(next)) {
        return;
      }
      double completion = graph.completionOf(next);
      if (completion > 0) {
        workers.get(number).completing = next;
        schedule(number, completion);
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
        active += workers.get(each).isCaller ? 0 : 1;
        schedule(each, costs.joinEnd());
      }
    }
  }

  private boolean quiesce(int number, SimulatedWorker worker) {
    int has = anyWithTasks(number);
    if (has >= 0) {
      worker.edges[worker.depth - 1]--; // and then look again
      start(number, has == number ? worker.pop() : workers.get(has).poll());
      return true;
    }
    quiescing.add(number);
    return false;
  }

  private void goesOnAfterQuiescence() {
    schedule(quiescing.poll(), 0);
  }
}
