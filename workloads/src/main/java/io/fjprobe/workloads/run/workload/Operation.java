package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import java.util.concurrent.ForkJoinPool;

/** What a workload does over and over in the timed part of its iterations. */
public interface Operation extends AutoCloseable {

  /**
   * Runs once and tallies what it did.
   *
   * @param pool null for a {@link PoolKind} without one
   * @throws CheckFailure if that is not what it should have done
   */
  void run(ForkJoinPool pool, Tally tally);

  /** Ends what was prepared for the whole run, after the last iteration. */
  @Override
  default void close() {}
}
