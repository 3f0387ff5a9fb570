package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;

/** A pool whose class was loaded before the agent. */
final class PlainPool extends PlainObject implements ProbedPool {

  private volatile KeptWithPool tally;

  PlainPool(Object pool) {
    super(pool);
  }

  @Override
  public KeptWithPool fjprobeTally() {
    return tally;
  }

  @Override
  public void fjprobeTally(KeptWithPool tally) {
    this.tally = tally;
  }

  @Override
  public int fjprobeQueueCount() {
    Object pool = get();
    return pool == null ? 0 : Fields.READER.queueCount(pool);
  }

  @Override
  public Object fjprobeQueueAt(int index) {
    Object pool = get();
    return pool == null ? null : Fields.READER.queueAt(pool, index);
  }

  @Override
  public String fjprobeWorkerNamePrefix() {
    Object pool = get();
    return pool == null ? null : Fields.READER.workerNamePrefix(pool);
  }
}
