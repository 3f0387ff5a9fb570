package io.fjprobe.bootstrap.task;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The tasks that threads run that are not workers: they help while they wait. This is rare, so no
 * objects are kept for reuse. Lists are used, because the application might clear a ThreadLocal of
 * its threads.
 */
public final class OutsideTasks {

  private static final int STRIPES = 16; // a power of two

  /** Innermost first; of all threads whose ids share the stripe. */
  private static final AtomicReferenceArray<Running> RUNNING = new AtomicReferenceArray<>(STRIPES);

  private OutsideTasks() {}

  /** Nothing of it counts before {@link #enter}. */
  public static TaskFrame next() {
    TaskFrame frame = unrecorded();
    frame.id = TaskIds.single();
    return frame;
  }

  /** Likewise, for a call that runs nothing. */
  public static TaskFrame unrecorded() {
    return new TaskFrame(null, 0);
  }

  public static void enter(TaskFrame frame) {
    Thread thread = Thread.currentThread();
    int stripe = stripe(thread);
    Running before;
    do {
      before = RUNNING.get(stripe);
    } while (!RUNNING.compareAndSet(stripe, before, new Running(thread, frame, before)));
  }

  /** The innermost task of this thread ends; null if none runs. */
  public static TaskFrame leave() {
    Thread thread = Thread.currentThread();
    int stripe = stripe(thread);
    while (true) {
      Running before = RUNNING.get(stripe);
      Running ended = before;
      while (ended != null && ended.thread != thread) {
        ended = ended.next;
      }
      if (ended == null) {
        return null;
      }
      if (RUNNING.compareAndSet(stripe, before, without(ended, before))) {
        return ended.frame;
      }
    }
  }

  /** In a loop each way, to keep the order: tasks may nest too deep for recursion. */
  private static Running without(Running ended, Running list) {
    Running turned = null;
    for (Running each = list; each != ended; each = each.next) {
      turned = new Running(each.thread, each.frame, turned);
    }
    Running kept = ended.next;
    for (Running each = turned; each != null; each = each.next) {
      kept = new Running(each.thread, each.frame, kept);
    }
    return kept;
  }

  private static int stripe(Thread thread) {
    return (int) thread.getId() & (STRIPES - 1);
  }

  /** One element of a list. */
  private static final class Running {

    final Thread thread;
    final TaskFrame frame;
    final Running next;

    Running(Thread thread, TaskFrame frame, Running next) {
      this.thread = thread;
      this.frame = frame;
      this.next = next;
    }
  }
}
