package io.fjprobe.weaving.look;

import java.lang.ref.WeakReference;
import java.util.concurrent.BlockingQueue;

/** An executor of the JDK, of which some threads are looked at; it is known by its queue. */
final class LookedExecutor {

  private final WeakReference<BlockingQueue<?>> queue;
  private long round = -1;
  private boolean tasksWait;

  LookedExecutor(BlockingQueue<?> queue) {
    this.queue = new WeakReference<>(queue);
  }

  /** Other queues than the JDK's may do anything when they are asked. */
  static boolean canBeAsked(BlockingQueue<?> queue) {
    return queue.getClass().getClassLoader() == null;
  }

  boolean isOf(BlockingQueue<?> other) {
    return queue.get() == other;
  }

  boolean isGone() {
    return queue.get() == null;
  }

  /**
   * Whether tasks lie in its queue: in one look the same for all of its threads.
   *
   * @param lookNumber by which looks are told from each other
   */
  boolean tasksWait(long lookNumber) {
    if (round != lookNumber) {
      round = lookNumber;
      BlockingQueue<?> its = queue.get();
      tasksWait = its != null && !its.isEmpty();
    }
    return tasksWait;
  }
}
