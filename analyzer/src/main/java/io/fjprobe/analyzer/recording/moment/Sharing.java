package io.fjprobe.analyzer.recording.moment;

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
                            || actor.inTask && (awaited || actor.seen.tasksWait()))
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
        holders.addAll(those(actor -> actor.doing == next));
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
   * Returns who is kept out, and who is in a task of an executor while others wait in its queue.
   */
  List<Actor> waiting() {
    return those(
        actor ->
            actor.doing.isKeptOut()
                || actor.seen.tasksWait() && actor.takesPart() && actor.doing != Doing.NOT_ASKED);
  }

  /** Returns how many CPUs are used. */
  int used() {
    return Math.min(running.size(), cpus);
  }

  /** Whether tasks wait in the queue of an executor, and none of its threads waits for tasks. */
  private boolean isExecutorTaken() {
    List<Actor> behind = those(actor -> actor.seen.tasksWait());
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
    long idle = threads.stream().filter(actor -> actor.doing == Doing.NOT_ASKED).count();
    return (double) idle / threads.size();
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

  Unused unused() {
    boolean locked = keptOut().stream().anyMatch(actor -> actor.seen.tasksWait());
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
    if (running.size() == 1) {
      return running.get(0).worker ? Unused.ONE_WORKER : Unused.ONE_OUTSIDE;
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
