package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.event.TaskRunEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.probed.TaskView;
import io.fjprobe.bootstrap.probed.UserTask;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.task.OutsideTasks;
import io.fjprobe.bootstrap.task.TaskFrame;
import io.fjprobe.bootstrap.task.TaskOrigin;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;

/**
 * Each task, from the queue that it was pushed to until it has run. Only woven at level=full: it
 * costs every task some fields and an event.
 *
 * <p>What a thread runs is kept with the thread, and the task only points to it: a task is done a
 * little before its run ends, and who waited for it may by then have made it run again, elsewhere.
 */
public final class TaskHooks {

  /** In place of the origin of a task of which the begin was not seen. */
  private static final Object FAILED = new Object();

  private TaskHooks() {}

  /** To the queue of a worker, by it, or to a submission queue. */
  public static void pushed(Object task, Object queue) {
    try {
      QueueTally owner = QueueTally.of(Inside.KEY, queue);
      if (owner != null) {
        push(task, owner, owner.tasks.top());
      } else {
        push(task, Homes.of(Probed.queue(Inside.KEY, queue)), frameOf(workerFor(task)));
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: to some submission queue of the pool; jsr166y: to the one that there is. */
  public static void submitted(Object task, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally == null || TaskView.isOf(tally.kind != PoolKind.JSR166Y, task)) {
        push(task, tally, frameOf(workerFor(task)));
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void push(Object task, Object queue, TaskFrame by) {
    TaskView.origin(Inside.KEY, task, queue);
    TaskView.parent(Inside.KEY, task, by == null ? 0 : by.id);
    TaskView.depth(Inside.KEY, task, by == null ? 0 : by.depth + 1);
  }

  private static TaskFrame frameOf(QueueTally worker) {
    return worker == null ? null : worker.tasks.top();
  }

  /** The tally of the current thread; null if it is no worker. */
  private static QueueTally workerFor(Object task) {
    return CurrentWorker.byField(Thread.currentThread(), task instanceof ForkJoinTask);
  }

  public static void begins(Object task) {
    try {
      begin(task);
    } catch (Throwable t) {
      failed(task);
      Suppressed.add(t);
    }
  }

  private static void failed(Object task) {
    try {
      TaskView.origin(Inside.KEY, task, FAILED);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Enters the frame last: what fails before leaves nothing behind. */
  private static void begin(Object task) {
    Object queue = TaskView.origin(Inside.KEY, task);
    QueueTally worker = workerFor(task);
    TaskFrame outer = frameOf(worker);
    boolean invoked = queue == null;
    if (invoked && ((Future<?>) task).isDone()) {
      // invoked although it is done, or JDK 8's stand-in for a task that was removed
      enter(worker, worker == null ? OutsideTasks.unrecorded() : worker.tasks.unrecorded());
      return;
    }
    PoolTally pool = poolOf(invoked ? worker : queue);
    count(pool, worker, invoked);
    int outerDepth = outer == null ? 0 : outer.depth + 1;
    TaskFrame frame = worker == null ? OutsideTasks.next() : worker.tasks.next();
    frame.depth = invoked ? outerDepth : TaskView.depth(Inside.KEY, task);
    TaskRunEvent event = frame.event;
    frame.recorded = event.isEnabled();
    if (frame.recorded) {
      event.poolId = pool == null ? -1 : pool.id;
      event.workerIndex = worker == null || worker.pool != pool ? -1 : worker.index;
      event.taskId = frame.id;
      event.parentId = !invoked ? TaskView.parent(Inside.KEY, task) : outer == null ? 0 : outer.id;
      event.depth = frame.depth;
      name(event, UserTask.classOf(task), origin(queue, worker, outer));
    }
    TaskView.origin(Inside.KEY, task, null);
    frame.since = 0;
    if (frame.recorded) {
      if (Recorded.TASK_BATCHES && event.workerIndex >= 0) {
        frame.since = System.nanoTime();
      } else {
        event.begin();
      }
    }
    if (worker != null) {
      TaskView.frame(Inside.KEY, task, frame);
    }
    enter(worker, frame);
  }

  private static void enter(QueueTally worker, TaskFrame frame) {
    if (worker == null) {
      OutsideTasks.enter(frame);
    } else {
      worker.tasks.enter(frame);
    }
  }

  /** Most tasks of a worker are like the one before: see TaskStack for what that saves. */
  @SuppressWarnings("ReferenceEquality") // faster, and another name for the same is written anew
  private static void name(TaskRunEvent event, Class<?> taskClass, String origin) {
    if (event.taskClass != taskClass) {
      event.taskClass = taskClass;
    }
    if (event.origin != origin) {
      event.origin = origin;
    }
  }

  private static PoolTally poolOf(Object queue) {
    return queue instanceof QueueTally ? ((QueueTally) queue).pool : (PoolTally) queue;
  }

  private static void count(PoolTally pool, QueueTally worker, boolean invoked) {
    if (invoked) {
      if (worker != null) {
        worker.tasksInvoked++;
      }
    } else if (worker != null && worker.pool == pool) {
      worker.tasksRun++;
    } else {
      pool.shared.increment(Counter.TASKS_RUN);
    }
  }

  private static String origin(Object queue, QueueTally worker, TaskFrame outer) {
    if (queue == null) {
      return TaskOrigin.INVOKED;
    }
    if (queue == worker) {
      return outer == null ? TaskOrigin.POPPED : TaskOrigin.JOINED;
    }
    return queue instanceof QueueTally ? TaskOrigin.STOLEN : TaskOrigin.SUBMITTED;
  }

  public static void ends(Object task) {
    try {
      end(task);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void end(Object task) {
    if (TaskView.origin(Inside.KEY, task) == FAILED) {
      TaskView.origin(Inside.KEY, task, null);
      return;
    }
    QueueTally worker = workerFor(task);
    TaskFrame frame = worker == null ? OutsideTasks.leave() : leave(task, worker);
    if (frame == null || !frame.recorded) {
      return;
    }
    if (frame.since != 0) {
      worker.taskBatch.add(frame.event, frame.since, System.nanoTime());
    } else {
      frame.event.end(); // it has the duration of the one before
      if (worker != null) {
        worker.beforeEvent();
      }
      StackRoom.ensure();
      frame.event.commit();
    }
  }

  private static TaskFrame leave(Object task, QueueTally worker) {
    TaskFrame frame = (TaskFrame) TaskView.frame(Inside.KEY, task);
    if (frame != null && frame.stack == worker.tasks) {
      TaskView.frame(Inside.KEY, task, null);
    } else {
      frame = worker.tasks.top(); // by now the task runs elsewhere, or has run there
    }
    if (frame != null) {
      worker.tasks.leave(frame);
    }
    return frame;
  }
}
