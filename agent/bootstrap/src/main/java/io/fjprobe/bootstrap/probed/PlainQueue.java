package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;

/** A queue whose class was loaded before the agent. */
public final class PlainQueue extends PlainObject implements ProbedQueue {

  private volatile KeptWithQueue tally;
  private volatile KeptWithPool home;
  private volatile boolean ended;

  PlainQueue(Object queue) {
    super(queue);
  }

  /**
   * The tally knows the thread of the worker, which knows the queue: who keeps the one keeps the
   * other.
   */
  public void end() {
    ended = true;
    tally = null;
  }

  public boolean hasEnded() {
    return ended;
  }

  @Override
  public KeptWithQueue fjprobeTally() {
    return tally;
  }

  @Override
  public void fjprobeTally(KeptWithQueue tally) {
    this.tally = tally;
  }

  /** Not counted: there is no field to count in. */
  @Override
  public long fjprobePushes() {
    return 0;
  }

  @Override
  public Thread fjprobeOwner() {
    Object queue = get();
    return queue == null ? null : Fields.READER.owner(queue);
  }

  @Override
  public int fjprobeIndexBits() {
    Object queue = get();
    return queue == null ? 0 : Fields.READER.indexBits(queue);
  }

  @Override
  public int fjprobeBase() {
    Object queue = get();
    return queue == null ? 0 : Fields.READER.base(queue);
  }

  @Override
  public int fjprobeTop() {
    Object queue = get();
    return queue == null ? 0 : Fields.READER.top(queue);
  }

  @Override
  public int fjprobeCapacity() {
    Object queue = get();
    return queue == null ? 0 : Fields.READER.capacity(queue);
  }

  @Override
  public int fjprobeTaskHash(int position) {
    Object queue = get();
    return queue == null ? 0 : Fields.READER.taskHash(queue, position);
  }

  @Override
  public Class<?> fjprobeTaskClass(int position) {
    Object queue = get();
    return queue == null ? null : Fields.READER.taskClass(queue, position);
  }

  @Override
  public KeptWithPool fjprobeHome() {
    return home;
  }

  @Override
  public void fjprobeHome(KeptWithPool home) {
    this.home = home;
  }
}
