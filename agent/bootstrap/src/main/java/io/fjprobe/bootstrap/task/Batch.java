package io.fjprobe.bootstrap.task;

import io.fjprobe.bootstrap.probed.StackRoom;

/**
 * What a worker has to tell of its tasks and has not told yet: many of them share an event.
 *
 * <p>Only the worker adds tasks. Any thread may flush at any time: the thread that advances the
 * mark of what was told tells it.
 */
public abstract class Batch {

  private volatile PackedTasks part;

  /** By the worker: where it may add a task with as many numbers. */
  protected final PackedTasks partFor(Class<?> taskClass, int numbers, long since, long id) {
    PackedTasks into = part;
    if (into == null || !into.hasRoomFor(taskClass, numbers)) {
      flush();
      into = new PackedTasks(since, id);
      part = into;
    }
    return into;
  }

  /** By the worker, which runs nothing: lets go of the classes of tasks. */
  public final void forget() {
    flush();
    part = null;
  }

  /** By any thread. Called by the worker, nothing is left when it returns. */
  public final void flush() {
    PackedTasks from = part;
    while (from != null) {
      long told = from.told.get();
      long added = from.added.get();
      if (told == added) {
        return;
      }
      StackRoom.ensure(); // first, so that nothing is told that nobody hears
      if (from.told.compareAndSet(told, added)) {
        tell(from, told, added);
      }
    }
  }

  /** Writes the event for what was added between two marks. */
  protected abstract void tell(PackedTasks from, long told, long added);
}
