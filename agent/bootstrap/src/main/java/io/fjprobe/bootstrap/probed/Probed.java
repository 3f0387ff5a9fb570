package io.fjprobe.bootstrap.probed;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * How hooks, which get the pool's objects as plain objects, see them: as themselves if the agent
 * was present when their classes were loaded. Else, if they are the JDK's, they are seen through an
 * object that stands for them.
 */
public final class Probed {

  private Probed() {}

  /** What {@link PoolView} takes. Null for a pool of a library that is not woven. */
  public static Object pool(Key key, Object pool) {
    key.check();
    if (pool instanceof JdkPool || pool instanceof ProbedPool) {
      return pool;
    }
    return pool instanceof ForkJoinPool ? PlainObjects.pool(pool) : null;
  }

  /** What {@link QueueView} takes. Likewise; there a worker is its queue. */
  public static Object queue(Key key, Object queue) {
    key.check();
    if (queue instanceof JdkQueue || queue instanceof ProbedQueue) {
      return queue;
    }
    return queue instanceof Thread ? null : PlainObjects.queue(queue);
  }

  /** Whether the thread is a worker of some pool that may be observed. */
  public static boolean isWorker(Thread thread) {
    return thread instanceof ForkJoinWorkerThread || thread instanceof ProbedQueue;
  }

  /** Whether the queue belongs to a worker, if only to one that is not observed yet. */
  public static boolean isOfWorker(Key key, Object queue) {
    Object probed = queue(key, queue);
    return probed != null && QueueView.owner(probed) != null;
  }
}
