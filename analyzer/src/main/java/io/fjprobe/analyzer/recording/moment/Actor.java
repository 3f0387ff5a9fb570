package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;

/** A thread at one moment, and what it does as far as it is known. */
final class Actor {

  final Seen seen;
  final Doing doing;

  /** It is a worker, or inside a task of a pool. */
  final boolean worker;

  /** It is inside a task of another executor. */
  final boolean inTask;

  final int pool;
  final String group;
  final @Nullable String line;
  final @Nullable String called;

  /** Threads that wait for its lock, or for somebody who does. */
  int waiters;

  /** It could run, and did not since the look before. */
  boolean waitsForCpu;

  boolean interpreted;

  /** It waits in the pool's own code, for a task of the pool. */
  boolean joins;

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

  /** It does not run, and waits for nobody's lock. */
  boolean takesPart() {
    return !doing.runsCode() && !doing.isKeptOut();
  }

  /** A worker that waits inside its task, for something that the pool does not know of. */
  boolean waitsInTask() {
    return worker && !joins && (doing == Doing.WAITS || doing == Doing.WAITS_FOR_RESULT);
  }

  BoxKey key(int segment) {
    return new BoxKey(segment, doing, pool, group, line, called, null);
  }
}
