package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;

/** What a workload that can have a {@link PoolKind#JSR166Y} does over and over in either pool. */
public interface Jsr166yOperation extends Operation {

  /**
   * Runs once and tallies what it did.
   *
   * @throws CheckFailure if that is not what it should have done
   */
  void run(jsr166y.ForkJoinPool pool, Tally tally);
}
