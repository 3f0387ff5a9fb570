package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Whose moment it is: that of all that run; where CPUs are free, also of those that block inside a
 * task, or with a lock that others want. Who waits for a thread of this process hands its part on.
 */
final class Sharing {

  /**
   * One task alone is blocked if at least this many threads want results. Each of two that wait
   * asked for something, of which only one is under way.
   */
  private static final int OTHERS = 2;

  /** A chain of more locks than this is a circle. */
  private static final int LONGEST_CHAIN = 10;

  private final List<Actor> all;
  private final int cpus;
  private final List<Actor> running;
  private final List<Actor> holders;

  /**
   * @param cpus that the JVM may use
   */
  Sharing(Collection<Actor> actors, int cpus) {
    all = new ArrayList<>(actors);
    this.cpus = cpus;
    countWaiters();
    running = those(actor -> actor.doing.runsCode());
    holders = holders();
  }

  private void countWaiters() {
    Map<Integer, Actor> byThread = new HashMap<>();
    all.forEach(actor -> byThread.put(actor.seen.thread(), actor));
    for (Actor waiter : all) {
      if (waiter.doing != Doing.WAITS_FOR_LOCK) {
        continue;
      }
      Actor owner = byThread.get(waiter.seen.owner());
      for (int i = 0; owner != null && owner.doing == Doing.WAITS_FOR_LOCK; i++) {
        owner = i < LONGEST_CHAIN ? byThread.get(owner.seen.owner()) : null;
      }
      if (owner != null) {
        owner.waiters += waiter.threads();
      }
    }
  }

  private List<Actor> those(Predicate<Actor> which) {
    return all.stream().filter(which).toList();
  }

  private List<Actor> holders() {
    if (running.size() >= cpus) {
      return running;
    }
    boolean permits = all.stream().anyMatch(actor -> actor.doing == Doing.WAITS_FOR_PERMIT);
    boolean awaited = all.stream().anyMatch(actor -> actor.doing == Doing.WAITS_FOR_RESULT);
    List<Actor> holders = new ArrayList<>(running);
    holders.addAll(
        those(
            actor ->
                actor.blocksEventLoop()
                    || actor.doing.isBlocked()
                        && (actor.worker
                            || actor.waiters > 0
                            || permits
                            || actor.serves && awaited
                            || actor.inTask && (awaited || actor.tasksWait()))
                    || actor.lingers() && awaited));
    holders.addAll(
        those(
            actor ->
                actor.waiters > 0
                    && !actor.blocksEventLoop()
                    && (actor.doing == Doing.WAITS || actor.doing == Doing.WAITS_FOR_RESULT)));
    for (Doing next :
        List.of(
            Doing.SLEEPS,
            Doing.OUTSIDE,
            Doing.WAITS_FOR_LOCK,
            Doing.WAITS_FOR_PERMIT,
            Doing.WAITS_FOR_RESULT,
            Doing.WAITS)) {
      if (holders.isEmpty()) {
        List<Actor> those =
            those(actor -> actor.doing == next && !(awaited && actor.waitsForRequest()));
        List<Actor> inTasks = those.stream().filter(actor -> actor.worker || actor.inTask).toList();
        boolean chain = next == Doing.WAITS_FOR_RESULT && !inTasks.isEmpty();
        holders.addAll(chain ? inTasks : those); // the others wait for these
      }
    }
    return holders;
  }

  /** Returns among whom the moment is shared in equal parts; empty: nothing was asked. */
  List<Actor> shared() {
    return holders;
  }

  /** Returns who waits for what another thread has. */
  List<Actor> keptOut() {
    return those(actor -> actor.doing.isKeptOut());
  }

  /**
   * Returns who is kept out, who is in a task of an executor while others wait in its queue, and
   * workers that wait although their own queues have tasks.
   */
  List<Actor> waiting() {
    return those(
        actor ->
            actor.doing.isKeptOut()
                || actor.leavesOwnTasks()
                || actor.tasksWait() && actor.takesPart() && actor.doing != Doing.NOT_ASKED);
  }

  /**
   * Returns those that wait for one result before they go on, if more tasks could be under way;
   * else something other than these may be the limit.
   *
   * @param why they do so
   */
  List<Actor> waitOneByOne(Context why) {
    List<Actor> asking =
        those(
            actor ->
                actor.context == why
                    && (actor.doing == Doing.WAITS_FOR_RESULT
                        || actor.worker && actor.doing.runsCode()));
    return asking.stream().anyMatch(actor -> actor.worker)
            || holders.stream().allMatch(this::hasRoomBeside)
        ? asking
        : List.of();
  }

  /**
   * Whether another task could go on beside that of a thread. There is no limit to virtual ones.
   */
  private boolean hasRoomBeside(Actor actor) {
    return actor.seen.count() > 1
        || actor.group.equals(BoxKey.VIRTUAL)
        || all.stream()
            .anyMatch(other -> other.isBeside(actor) && other.hasNoTask() && !other.tasksWait());
  }

  /** Returns how many CPUs are used. */
  int used() {
    return Math.min(running.size(), cpus);
  }

  /** Whether tasks wait in the queue of an executor, and none of its threads waits for tasks. */
  private boolean isExecutorTaken() {
    List<Actor> behind = those(actor -> actor.tasksWait());
    Set<String> free =
        behind.stream()
            .filter(actor -> actor.doing == Doing.NOT_ASKED)
            .map(actor -> actor.group)
            .collect(Collectors.toSet());
    return behind.stream().anyMatch(actor -> !free.contains(actor.group));
  }

  /**
   * Returns the share of the threads of its pool or executor that have no task, while a thread
   * blocks in one (0 to 1). Of an executor nobody knows whether several clients wait for one task
   * each, so this is 0 unless one thread alone waits for a result.
   */
  double idleBeside(Actor blocked) {
    if (!blocked.takesPart()
        || !blocked.worker && (!blocked.inTask || blocked.seen.count() > 1 || !oneWaits(blocked))) {
      return 0;
    }
    List<Actor> threads = those(actor -> actor.isBeside(blocked));
    long idle = threads.stream().filter(Actor::hasNoTask).count();
    return (double) idle / threads.size();
  }

  /**
   * Returns the share of the other executors like that of a thread whose threads have nothing to
   * do, while tasks wait for its own (0 to 1).
   */
  double idleAlike(Actor taken) {
    if (!taken.tasksWait() || taken.alike.size() < 2) {
      return 0;
    }
    Set<Integer> busy =
        all.stream()
            .filter(actor -> actor.doing != Doing.NOT_ASKED || actor.tasksWait())
            .map(actor -> actor.executor)
            .filter(taken.alike::contains)
            .collect(Collectors.toSet());
    busy.add(taken.executor);
    return (double) (taken.alike.size() - busy.size()) / (taken.alike.size() - 1);
  }

  private boolean oneWaits(Actor blocked) {
    return those(actor -> actor.wantsResult() && !actor.isBeside(blocked)).stream()
            .mapToInt(Actor::threads)
            .sum()
        == 1;
  }

  /** Whether only one thread runs. If none runs, whether the moment is that of only one. */
  boolean isAlone() {
    return running.size() == 1 || running.isEmpty() && holders.size() == 1;
  }

  /** Whether more ask than are served: one task is blocked, and others wait for results. */
  private boolean isOneBlocked() {
    if (!running.isEmpty() || holders.size() != 1) {
      return false;
    }
    Actor one = holders.get(0);
    return (one.doing.isBlocked() || one.lingers())
        && (one.worker || one.inTask || one.serves)
        && one.threads() == 1
        && those(Actor::wantsResult).stream().mapToInt(Actor::threads).sum() >= OTHERS;
  }

  /**
   * Returns the part of unused time that is due to locks and permits, if it is at all (0 to 1): the
   * threads that wait for them, as a part of these and of threads like them that are blocked
   * anyway. If all had what they wait for, only so many more would go on.
   */
  double dueToLocks() {
    List<Actor> kept = keptOut();
    double waiting = kept.stream().mapToInt(Actor::threads).sum();
    double blocked =
        those(
                actor ->
                    actor.doing.isBlocked()
                        && actor.waiters == 0
                        && kept.stream().anyMatch(actor::isBeside))
            .stream()
            .mapToInt(Actor::threads)
            .sum();
    return waiting == 0 ? 1 : waiting / (waiting + blocked);
  }

  Unused unused() {
    boolean locked = keptOut().stream().anyMatch(actor -> actor.tasksWait());
    if (!locked && isExecutorTaken()) {
      return Unused.EXECUTOR; // else more threads would wait for the same lock or permit
    }
    if (holders.stream().anyMatch(actor -> actor.waiters > 0)) {
      return Unused.LOCKS;
    }
    if (all.stream().anyMatch(Actor::blocksEventLoop)) {
      return Unused.EVENT_LOOP;
    }
    if (keptOut().isEmpty() && isOneBlocked()) {
      return Unused.ONE_BLOCKED;
    }
    boolean blocked = holders.stream().anyMatch(actor -> actor.takesPart() && actor.worker);
    if (blocked) {
      return Unused.BLOCKED;
    }
    if (!keptOut().isEmpty()) {
      return Unused.LOCKS;
    }
    if (all.stream().anyMatch(Actor::waitsInTask)) {
      return Unused.WORKERS_WAIT;
    }
    if (running.size() == 1 && running.get(0).worker) {
      boolean othersBlocked = holders.stream().anyMatch(actor -> actor.takesPart() && actor.inTask);
      return othersBlocked ? Unused.BLOCKED : Unused.ONE_WORKER; // virtual threads, for example
    }
    if (running.size() == 1) {
      return Unused.ONE_OUTSIDE;
    }
    if (!running.isEmpty()) {
      return Unused.FEW;
    }
    if (holders.isEmpty()) {
      return Unused.NOT_ASKED;
    }
    if (holders.stream().allMatch(Actor::sleepsUnasked)) {
      return Unused.ASLEEP;
    }
    return holders.get(0).doing.isBlocked() ? Unused.BLOCKED : Unused.NOBODY_RUNS;
  }
}
