package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.PoolTally;

/** A pool whose class was loaded before the agent. */
final class PlainPool extends PlainObject implements ProbedPool {

  private volatile PoolTally tally;

  PlainPool(Object pool) {
    super(pool);
  }

  @Override
  public PoolTally fjprobeTally() {
    return tally;
  }

  @Override
  public void fjprobeTally(PoolTally tally) {
    this.tally = tally;
  }

  @Override
  public Object[] fjprobeQueues() {
    Object pool = get();
    return pool == null ? null : PlainObjects.fields().queues(pool);
  }

  @Override
  public String fjprobeWorkerNamePrefix() {
    Object pool = get();
    return pool == null ? null : PlainObjects.fields().workerNamePrefix(pool);
  }
}
