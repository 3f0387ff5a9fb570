package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;
import java.util.concurrent.ForkJoinTask;

/** What is asked of a task, at level=full and with span=on. */
public final class TaskView {

  private TaskView() {}

  /**
   * Whether a task of this class can be in a queue of such a pool: else it just has our interface,
   * and must not get what belongs to the JDK's.
   */
  public static boolean isOf(boolean jdk, Object task) {
    return task instanceof ForkJoinTask == jdk;
  }

  /** Whose queue it was pushed to: a QueueTally or a PoolTally; null: none, or taken since. */
  public static Object origin(Key key, Object task) {
    key.check();
    return task instanceof ForkJoinTask
        ? Fields.READER.origin(task)
        : ((ProbedTask) task).fjprobeOrigin();
  }

  public static void origin(Key key, Object task, Object origin) {
    key.check();
    if (task instanceof ForkJoinTask) {
      Fields.READER.origin(task, origin);
    } else {
      ((ProbedTask) task).fjprobeOrigin(origin);
    }
  }

  /** Identity of the task that pushed it. */
  public static long parent(Key key, Object task) {
    key.check();
    return task instanceof ForkJoinTask
        ? Fields.READER.parent(task)
        : ((ProbedTask) task).fjprobeParent();
  }

  public static void parent(Key key, Object task, long parent) {
    key.check();
    if (task instanceof ForkJoinTask) {
      Fields.READER.parent(task, parent);
    } else {
      ((ProbedTask) task).fjprobeParent(parent);
    }
  }

  public static int depth(Key key, Object task) {
    key.check();
    return task instanceof ForkJoinTask
        ? Fields.READER.depth(task)
        : ((ProbedTask) task).fjprobeDepth();
  }

  public static void depth(Key key, Object task, int depth) {
    key.check();
    if (task instanceof ForkJoinTask) {
      Fields.READER.depth(task, depth);
    } else {
      ((ProbedTask) task).fjprobeDepth(depth);
    }
  }

  /** While it runs. */
  public static KeptWithTask frame(Key key, Object task) {
    key.check();
    return task instanceof ForkJoinTask
        ? Fields.READER.frame(task)
        : ((ProbedTask) task).fjprobeFrame();
  }

  public static void frame(Key key, Object task, KeptWithTask frame) {
    key.check();
    if (task instanceof ForkJoinTask) {
      Fields.READER.frame(task, frame);
    } else {
      ((ProbedTask) task).fjprobeFrame(frame);
    }
  }

  /** With span=on: where it begins, and later where it ended. Only of the JDK's tasks. */
  public static KeptWithTask path(Key key, Object task) {
    key.check();
    return Fields.READER.path(task);
  }

  public static void path(Key key, Object task, KeptWithTask path) {
    key.check();
    Fields.READER.path(task, path);
  }

  /** How much of the stretch that is its path belongs to it, in nanoseconds. */
  public static long pathNanos(Key key, Object task) {
    key.check();
    return Fields.READER.pathNanos(task);
  }

  public static void pathNanos(Key key, Object task, long nanos) {
    key.check();
    Fields.READER.pathNanos(task, nanos);
  }
}
