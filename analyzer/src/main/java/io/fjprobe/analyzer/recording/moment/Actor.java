package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A thread at one moment, and what it does as far as it is known. */
final class Actor {

  final Seen seen;
  Doing doing;

  /** It is a worker, or inside a task of a pool. */
  final boolean worker;

  /** It is inside a task of another executor, or a virtual thread, which is a task itself. */
  final boolean inTask;

  final int pool;
  final String group;
  final @Nullable String line;
  final @Nullable String called;

  /** This many threads wait for its lock, or for somebody who does. */
  int waiters;

  /** It could run, and did not since the look before. */
  boolean waitsForCpu;

  boolean interpreted;

  /** It runs a task of a pool, as its worker or as a caller that helps. */
  boolean runsTask;

  /** It waits in the pool's own code, for a task of the pool. */
  boolean joins;

  /** It waits in a managed blocker, for which the pool makes up. */
  boolean managed;

  /** It is of this executor; 0: of none, or that is not known. */
  int executor;

  /** Numbers of executors whose threads have names like this one's; empty: there is no other. */
  Set<Integer> alike = Set.of();

  /** Others wait for results, and threads like this one let them go on. */
  boolean serves;

  /** This is what it is called for. Null: nothing is known of it. */
  @Nullable Context context;

  /** Here it waits for a task, or runs one inside the wait for it. Null: it does not. */
  @Nullable String waitLine;

  /** A sample that is near in time shows where it runs. */
  boolean sampled;

  /** A look saw it run here. Null: none did. */
  @Nullable String lookedLine;

  /** It is a carrier, and this is what its virtual thread does that keeps it. Null: not known. */
  @Nullable WaitStack pinned;

  /** What that line is called for. Null: nothing is known of it. */
  @Nullable Context lookedContext;

  Actor(
      Seen seen,
      Doing doing,
      boolean worker,
      boolean inTask,
      int pool,
      String group,
      @Nullable String line,
      @Nullable String called) {
    this.seen = seen;
    this.doing = doing;
    this.worker = worker;
    this.inTask = inTask;
    this.pool = pool;
    this.group = group;
    this.line = line;
    this.called = called;
  }

  /** Returns how many threads it stands for. */
  int threads() {
    return seen.count();
  }

  /** Whether tasks wait in the queue of its executor. */
  boolean tasksWait() {
    return !worker && seen.tasksWait();
  }

  /** Whether it is a worker that waits for a result while its own queue has tasks. */
  boolean leavesOwnTasks() {
    return worker
        && !joins
        && !managed
        && seen.tasksWait()
        && (doing == Doing.WAITS || doing == Doing.WAITS_FOR_RESULT);
  }

  /**
   * Whether it waits for a task, or for the end of one that another worker runs, without having
   * others in its own queue.
   */
  boolean hasNoTask() {
    return doing == Doing.NOT_ASKED
        || joins && doing == Doing.WAITS_FOR_RESULT && !seen.tasksWait();
  }

  /** Whether it does not run, and waits for nobody's lock or permit. */
  boolean takesPart() {
    return !doing.runsCode() && !doing.isKeptOut();
  }

  /**
   * Whether it is a worker that waits inside its task, for something that the pool does not know
   * of.
   */
  boolean waitsInTask() {
    return worker && !joins && (doing == Doing.WAITS || doing == Doing.WAITS_FOR_RESULT);
  }

  /**
   * Whether it waits for a result of somebody else. Tasks of a pool that join each other are its
   * own affair.
   */
  boolean wantsResult() {
    return doing == Doing.WAITS_FOR_RESULT && !(worker && joins);
  }

  /**
   * Whether it asks for more only when something is done. What it waits for is a limit of its own.
   */
  boolean isAlwaysAsking() {
    return doing == Doing.WAITS_FOR_PERMIT && !worker && !inTask && threads() == 1;
  }

  /**
   * Whether it is a thread in no task that lets others go on, but waits until a time is over or
   * more has come, as threads do that collect a batch.
   */
  boolean lingers() {
    return doing == Doing.WAITS
        && serves
        && !worker
        && !inTask
        && seen.state() == LookedState.TIMED_WAITING;
  }

  /**
   * Whether it is a thread in no task that waits for something from outside, and lets nobody go on
   * when that has come: it serves requests. Who waits for a result does not wait for it.
   */
  boolean waitsForRequest() {
    return doing == Doing.OUTSIDE && !worker && !inTask && !serves;
  }

  /** Whether it sleeps as clients do that ask for something now and then. */
  boolean sleepsUnasked() {
    return doing == Doing.SLEEPS && !inTask && !serves && !polls();
  }

  /** Whether it sleeps until something is ready. */
  boolean polls() {
    return context == Context.UNTIL_END || context == Context.UNTIL_STATE;
  }

  /** Whether all events that come to its loop have to wait until it goes on. */
  boolean blocksEventLoop() {
    return context == Context.EVENT_LOOP && takesPart() && doing != Doing.NOT_ASKED;
  }

  /** Whether it is of the same pool, or of the same group of other threads. */
  boolean isBeside(Actor other) {
    return pool == other.pool && (pool != 0 || group.equals(other.group));
  }

  /** Returns the key of what it waits for. */
  BoxKey waitKey(int segment) {
    return waitLine != null && context == Context.AT_ONCE
        ? new BoxKey(segment, Doing.WAITS_FOR_RESULT, pool, group, waitLine, null, null, context)
        : key(segment);
  }

  BoxKey key(int segment) {
    return pinned == null
        ? new BoxKey(segment, doing, pool, group, line, called, null, context)
        : new BoxKey(segment, doing, pool, group, pinned.line(), pinned.jdkLine(), null, context);
  }
}
