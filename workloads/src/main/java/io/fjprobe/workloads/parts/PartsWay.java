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
  <R> PartsOutcome<R> run(ForkJoinPool pool, Parts<R> parts);

  /** Whether a thread is one of those that should take parts. */
  boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller);

  /** More of them than that cannot have taken part; {@link Integer#MAX_VALUE}: no bound. */
  int mostThreads();
}
