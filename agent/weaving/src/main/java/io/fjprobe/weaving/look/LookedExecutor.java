package io.fjprobe.weaving.look;

import java.lang.ref.WeakReference;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;

/** An executor of the JDK, of which some threads are looked at. */
final class LookedExecutor {

  private final WeakReference<ThreadPoolExecutor> executor;
  private long round = -1;
  private boolean tasksWait;

  LookedExecutor(ThreadPoolExecutor executor) {
    this.executor = new WeakReference<>(executor);
  }

  boolean isOf(ThreadPoolExecutor other) {
    return executor.get() == other;
  }

  boolean isGone() {
    return executor.get() == null;
  }

  /**
   * Whether tasks lie in its queue, in all threads' view of one look.
   *
   * @param lookNumber by which looks are told from each other
   */
  boolean tasksWait(long lookNumber) {
    if (round != lookNumber) {
      round = lookNumber;
      ThreadPoolExecutor of = executor.get();
      tasksWait = of != null && hasTasks(of.getQueue());
    }
    return tasksWait;
  }

  /** Other queues than the JDK's may do anything when they are asked. */
  private static boolean hasTasks(BlockingQueue<?> queue) {
    return queue.getClass().getClassLoader() == null && !queue.isEmpty();
  }
}
