package io.fjprobe.bootstrap.task;

import java.util.Arrays;

/**
 * The tasks that one worker runs, innermost last. Frames and their events are used again, and what
 * changes from task to task is numbers: a reference to a new object, written into an old one, costs
 * the write barrier of the collector more than the rest of it.
 */
public final class TaskStack {

  private static final int SHORT = 16;
  private static final int LONG = 1024;
  private static final TaskFrame[] NONE = {};

  private final TaskIds ids = new TaskIds();
  private TaskFrame[] frames = NONE;
  private int size;

  /** The innermost task; null if none runs. */
  public TaskFrame top() {
    int n = size;
    return n == 0 ? null : frames[n - 1];
  }

  /** Nothing of it counts before {@link #enter}. */
  public TaskFrame next() {
    TaskFrame frame = frame();
    frame.id = ids.next();
    return frame;
  }

  /** Likewise, for a call that runs nothing. */
  public TaskFrame unrecorded() {
    TaskFrame frame = frame();
    frame.recorded = false;
    return frame;
  }

  private TaskFrame frame() {
    int level = size;
    if (level == frames.length) {
      frames = Arrays.copyOf(frames, Math.max(SHORT, level * 2));
    }
    TaskFrame frame = frames[level];
    if (frame == null) {
      frame = new TaskFrame(this, level);
      frames[level] = frame;
    }
    return frame;
  }

  public void enter(TaskFrame next) {
    size = next.level + 1;
  }

  /** With it all that began later. */
  public void leave(TaskFrame frame) {
    size = frame.level;
    if (frame.level == 0 && frames.length > LONG) {
      frames = NONE; // after a deep recursion
    }
  }

  /** Lets go of the classes of tasks, where none runs. */
  public void forget() {
    if (size == 0) {
      frames = NONE;
    }
  }
}
