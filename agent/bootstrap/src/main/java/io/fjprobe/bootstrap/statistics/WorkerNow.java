package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Seen;
import io.fjprobe.bootstrap.tally.SeenSums;

/** A worker, to be asked what it does now. Only reads. */
public final class WorkerNow {

  /** Is told of a worker. */
  public interface Visitor {
    void visit(WorkerNow worker);
  }

  private final QueueTally tally;

  private WorkerNow(QueueTally tally) {
    this.tally = tally;
  }

  public static void forEach(Visitor visitor) {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : pool.workers().live) {
        visitor.visit(new WorkerNow(worker));
      }
    }
  }

  public long threadId() {
    return tally.worker.getId();
  }

  public int poolId() {
    return tally.pool.id;
  }

  /** Whether it runs virtual threads. */
  public boolean isCarrier() {
    return tally.pool.kind.isScheduler();
  }

  /** Whether tasks lie in its own queue, which it takes when its present one ends, or joins one. */
  public boolean hasOwnTasks() {
    return QueueView.top(tally.queue) - QueueView.base(tally.queue) > 0;
  }

  /** Whether nothing of what it does is missed. */
  public boolean isObserved() {
    return tally.isObserved();
  }

  /** Whether it is parked for lack of work. */
  public boolean isIdle() {
    return tally.idle.isOpen();
  }

  /** What it does, if it waits: what it says of that. */
  public Seen waiting() {
    if (tally.idle.isOpen()) {
      return Seen.SEEN_IDLE;
    }
    if (tally.joinBlocked.isOpen()) {
      return Seen.SEEN_IN_JOIN;
    }
    return tally.managedBlocked.isOpen() ? Seen.SEEN_IN_MANAGED_BLOCK : Seen.SEEN_WAITING;
  }

  /** What looks have seen of its pool. */
  public SeenSums seenOfPool() {
    return tally.pool.seen;
  }
}
