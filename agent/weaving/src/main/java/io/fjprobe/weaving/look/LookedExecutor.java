package io.fjprobe.weaving.look;

import java.lang.ref.WeakReference;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An executor of the JDK, of which some threads are looked at; it is known by its queue. */
final class LookedExecutor {

  /** What is written of one that schedules tasks, and so may have some that are due. */
  private static final String SCHEDULES = "s";

  /** What is written of one that has a queue without a limit: it never starts more threads. */
  private static final String NEVER_GROWS = "n";

  private static final String SCHEDULER = "java.util.concurrent.ScheduledThreadPoolExecutor$";

  final int number;
  final String kind;
  private final WeakReference<BlockingQueue<?>> queue;
  private long round = -1;
  private boolean tasksWait;

  /**
   * @param mayGrow it may start more threads than it always has, once its queue is full
   */
  LookedExecutor(int number, BlockingQueue<?> queue, boolean mayGrow) {
    boolean schedules = queue.getClass().getName().startsWith(SCHEDULER);
    kind = schedules ? SCHEDULES : mayGrow && hasNoLimit(queue) ? NEVER_GROWS : "";
    this.number = number;
    this.queue = new WeakReference<>(queue);
  }

  /** Other queues than the JDK's may do anything when they are asked. */
  static boolean canBeAsked(BlockingQueue<?> queue) {
    return queue.getClass().getClassLoader() == null;
  }

  private static boolean hasNoLimit(BlockingQueue<?> queue) {
    return queue.remainingCapacity() > Integer.MAX_VALUE / 2;
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
      tasksWait = its != null && !its.isEmpty() && (!schedules() || hasDue(its.peek()));
    }
    return tasksWait;
  }

  private boolean schedules() {
    return kind.equals(SCHEDULES);
  }

  /** The first task may be one for later. */
  private static boolean hasDue(Object task) {
    return task instanceof Delayed
        && task.getClass().getClassLoader() == null // others may do anything when they are asked
        && ((Delayed) task).getDelay(TimeUnit.NANOSECONDS) < 0;
  }
}
