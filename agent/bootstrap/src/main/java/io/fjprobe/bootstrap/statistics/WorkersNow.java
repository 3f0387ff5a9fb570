package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Which threads are workers at this moment, and which of them are idle. Only reads. */
public final class WorkersNow {

  /** Is told of a worker. */
  public interface Visitor {

    /**
     * @param carrier runs virtual threads
     * @param idle parked for lack of work
     */
    void visit(long threadId, int poolId, boolean carrier, boolean idle);
  }

  private WorkersNow() {}

  public static void forEach(Visitor visitor) {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      boolean carriers = pool.kind.isScheduler();
      for (QueueTally worker : pool.workers().live) {
        visitor.visit(worker.worker.getId(), pool.id, carriers, worker.idle.isOpen());
      }
    }
  }
}
