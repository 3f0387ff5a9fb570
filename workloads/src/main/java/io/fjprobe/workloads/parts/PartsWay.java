package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.task.Parts;
import java.util.concurrent.ForkJoinPool;

/** One implementation of having parts done: which threads take them, and how they are split. */
public interface PartsWay {

  /**
   * Has all parts done and merges their results.
   *
   * @param pool null if the way has threads of its own
   */
  <R> Outcome<R> run(ForkJoinPool pool, Parts<R> parts);

  /** Whether a thread is one of those that should take parts. */
  boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller);

  /** More of them than that cannot have taken part; {@link Integer#MAX_VALUE}: no bound. */
  int mostThreads();

  /** The merged result of parts, and how many tasks that took. */
  final class Outcome<R> {
    /** Of tasks that belong to the JDK and cannot be counted. */
    static final long NOT_RECORDED = -1;

    public final R result;

    /** Tasks that ran, or {@link #NOT_RECORDED}. */
    final long tasks;

    /** Tasks that should have run; the same where they cannot be known beforehand. */
    final long tasksExpected;

    Outcome(R result, long tasks, long tasksExpected) {
      this.result = result;
      this.tasks = tasks;
      this.tasksExpected = tasksExpected;
    }
  }
}
