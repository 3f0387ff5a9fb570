package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;

/**
 * What is asked of a queue that {@link Probed#queue} answered. Without a key: to have a queue takes
 * one, for the JDK hands out none.
 *
 * <p>Each method, here and in the other views, names the reader of the JDK's fields itself: that is
 * a constant, so that any compiler makes a field access of the call. One object for either kind
 * would be chosen at run time, and what the client compiler makes of its calls looks up a method
 * where both kinds are used.
 */
public final class QueueView {

  private QueueView() {}

  /**
   * Else it is a library's, or just has our interface: it must not get what belongs to the JDK's.
   */
  public static boolean isOfJdk(Object queue) {
    return queue instanceof JdkQueue || queue instanceof PlainQueue;
  }

  /** Null for a submission queue. */
  public static KeptWithQueue tally(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.tally(queue)
        : ((ProbedQueue) queue).fjprobeTally();
  }

  public static void tally(Object queue, KeptWithQueue tally) {
    if (queue instanceof JdkQueue) {
      Fields.READER.tally(queue, tally);
    } else {
      ((ProbedQueue) queue).fjprobeTally(tally);
    }
  }

  /** Tasks ever pushed; written by the owner, or under the lock of a submission queue. */
  public static long pushes(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.pushes(queue)
        : ((ProbedQueue) queue).fjprobePushes();
  }

  /** Null for a submission queue. */
  public static Thread owner(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.owner(queue)
        : ((ProbedQueue) queue).fjprobeOwner();
  }

  /** The field whose low bits are the queue's index: config, id or phase, as the JDK has it. */
  public static int indexBits(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.indexBits(queue)
        : ((ProbedQueue) queue).fjprobeIndexBits();
  }

  public static int base(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.base(queue)
        : ((ProbedQueue) queue).fjprobeBase();
  }

  public static int top(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.top(queue)
        : ((ProbedQueue) queue).fjprobeTop();
  }

  /** 0 before the first task on JDK 8 and 11. */
  public static int capacity(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.capacity(queue)
        : ((ProbedQueue) queue).fjprobeCapacity();
  }

  /** The identity hash code of the task at this position between base and top; 0: none. */
  public static int taskHash(Object queue, int position) {
    return queue instanceof JdkQueue
        ? Fields.READER.taskHash(queue, position)
        : ((ProbedQueue) queue).fjprobeTaskHash(position);
  }

  /** Its class, as the user knows it; null: none. */
  public static Class<?> taskClass(Object queue, int position) {
    return queue instanceof JdkQueue
        ? Fields.READER.taskClass(queue, position)
        : ((ProbedQueue) queue).fjprobeTaskClass(position);
  }

  /** The pool of a submission queue, once it was looked for. */
  public static KeptWithPool home(Object queue) {
    return queue instanceof JdkQueue
        ? Fields.READER.home(queue)
        : ((ProbedQueue) queue).fjprobeHome();
  }

  public static void home(Object queue, KeptWithPool home) {
    if (queue instanceof JdkQueue) {
      Fields.READER.home(queue, home);
    } else {
      ((ProbedQueue) queue).fjprobeHome(home);
    }
  }
}
