package io.fjprobe.bootstrap.task;

import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.TaskBatchEvent;
import io.fjprobe.bootstrap.event.TaskRunEvent;
import io.fjprobe.bootstrap.guard.CarrierEvents;

/**
 * Tasks that a worker ran and has not reported yet. An event for each would cost a few hundred
 * nanoseconds, most of it for the class. Here a task takes about ten bytes and two readings of the
 * clock.
 */
public final class TaskBatch extends Batch {

  private static final int NUMBERS = 6;
  private static final int ORIGIN_BITS = 3;

  /** Between two looks at clocks, unless the thread was interrupted there: then once more. */
  private static final long SAME_MOMENT_NANOS = 500;

  private static final int LOOKS = 5;

  private final int poolId;
  private final PoolKind poolKind;
  private final int workerIndex;
  private final Thread worker;

  public TaskBatch(int poolId, PoolKind poolKind, int workerIndex, Thread worker) {
    this.poolId = poolId;
    this.poolKind = poolKind;
    this.workerIndex = workerIndex;
    this.worker = worker;
  }

  /**
   * @param task with all but its times
   */
  public void add(TaskRunEvent task, long since, long until) {
    PackedTasks into = partFor(task.taskClass, NUMBERS, since, task.taskId);
    into.put((long) into.classOf(task.taskClass) << ORIGIN_BITS | originOf(task.origin));
    into.putSigned(task.taskId - into.baseId);
    into.putIdOrNone(task.parentId, task.taskId);
    into.put(task.depth);
    into.putSigned(since - into.since);
    into.put(Math.max(0, until - since));
    into.ends();
  }

  @SuppressWarnings("ReferenceEquality") // constants of one class
  private static int originOf(String origin) {
    for (int i = 0; i < TaskOrigin.ALL.length; i++) {
      if (TaskOrigin.ALL[i] == origin) {
        return i;
      }
    }
    throw new IllegalArgumentException(origin);
  }

  @Override
  protected void tell(PackedTasks from, long told, long added) {
    TaskBatchEvent event = new TaskBatchEvent();
    if (!event.isEnabled()) {
      return;
    }
    event.baseAge = begin(event) - from.since;
    event.baseTime = from.since;
    event.baseId = from.baseId;
    event.poolId = poolId;
    event.workerIndex = workerIndex;
    event.worker = worker;
    event.tasks = PackedTasks.tasks(added) - PackedTasks.tasks(told);
    event.taskClasses = LongText.of(from.classNames());
    event.data = LongText.of(from.text(told, added));
    CarrierEvents.begin(poolKind); // where it is not the worker, this changes nothing
    event.commit();
  }

  /** Begins it, and says when by the other clock, which tasks are timed by. */
  private static long begin(TaskBatchEvent event) {
    for (int i = 1; ; i++) {
      long before = System.nanoTime();
      event.begin();
      long between = System.nanoTime() - before;
      if (between < SAME_MOMENT_NANOS || i == LOOKS) {
        return before + between / 2;
      }
    }
  }
}
