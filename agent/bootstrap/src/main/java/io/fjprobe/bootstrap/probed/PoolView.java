package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** What is asked of a pool that {@link Probed#pool} answered. */
public final class PoolView {

  private PoolView() {}

  /** Else it is a library's, or just has our interface. */
  public static boolean isOfJdk(Object pool) {
    return pool instanceof ForkJoinPool;
  }

  /** Null if it is not observed yet. */
  public static KeptWithPool tally(Key key, Object pool) {
    key.check();
    return pool instanceof ForkJoinPool
        ? Fields.READER.poolTally(pool)
        : ((ProbedPool) pool).fjprobeTally();
  }

  public static void tally(Key key, Object pool, KeptWithPool tally) {
    key.check();
    if (pool instanceof ForkJoinPool) {
      Fields.READER.poolTally(pool, tally);
    } else {
      ((ProbedPool) pool).fjprobeTally(tally);
    }
  }

  /** Of a worker of the JDK's pool, if that is woven. */
  public static Object queueOf(Key key, ForkJoinWorkerThread worker) {
    key.check();
    return Fields.READER.queueOf(worker);
  }

  /** Even ones take submissions, odd ones belong to workers; jsr166y has but that one. */
  public static int queueCount(Key key, Object pool) {
    key.check();
    return pool instanceof ForkJoinPool
        ? Fields.READER.queueCount(pool)
        : ((ProbedPool) pool).fjprobeQueueCount();
  }

  /** What {@link QueueView} takes; null if there is none at this index. */
  public static Object queueAt(Key key, Object pool, int index) {
    key.check();
    Object queue =
        pool instanceof ForkJoinPool
            ? Fields.READER.queueAt(pool, index)
            : ((ProbedPool) pool).fjprobeQueueAt(index);
    return queue == null ? null : Probed.queue(key, queue);
  }

  /** Null for the common pool of most releases. */
  public static String workerNamePrefix(Key key, Object pool) {
    key.check();
    return pool instanceof ForkJoinPool
        ? Fields.READER.workerNamePrefix(pool)
        : ((ProbedPool) pool).fjprobeWorkerNamePrefix();
  }
}
