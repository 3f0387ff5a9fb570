package io.fjprobe.bootstrap.task;

import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.TaskBatchEvent;
import io.fjprobe.bootstrap.event.TaskRunEvent;
import io.fjprobe.bootstrap.guard.CarrierEvents;
import io.fjprobe.bootstrap.probed.StackRoom;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Tasks that a worker ran and has not reported yet. An event for each would cost a few hundred
 * nanoseconds, most of it for the class. Here a task takes about ten bytes and two readings of the
 * clock.
 *
 * <p>Only the worker adds tasks. Any thread may flush at any time: what was added is never changed,
 * and the thread that advances the mark of what was reported reports it.
 */
public final class TaskBatch {

  /** Three bytes each at most, with the rest of the event, in a thread's buffer of 8 kB. */
  private static final int SIZE = 2_048;

  private static final int NUMBERS = 6;
  private static final int LONGEST_NUMBER = 11;
  private static final int CLASSES = 16;

  private static final int DIGIT_BITS = 6;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;
  private static final int MORE = 1 << DIGIT_BITS;
  private static final int ORIGIN_BITS = 3;

  /** Between two looks at clocks, unless the thread was interrupted there: then once more. */
  private static final long SAME_MOMENT_NANOS = 500;

  private static final int LOOKS = 5;

  private final int poolId;
  private final PoolKind poolKind;
  private final int workerIndex;
  private final Thread worker;
  private volatile Part part;

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
    Part into = part;
    if (into == null || !into.hasRoomFor(task.taskClass)) {
      flush();
      into = new Part(since, task.taskId);
      part = into;
    }
    into.add(task, since, until);
  }

  /** By the worker, which runs nothing: lets go of the classes of tasks. */
  public void forget() {
    flush();
    part = null;
  }

  /** By any thread. Called by the worker, nothing is left when it returns. */
  public void flush() {
    Part from = part;
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

  private void tell(Part from, long told, long added) {
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
    event.tasks = Part.tasks(added) - Part.tasks(told);
    event.taskClasses = LongText.of(from.classNames());
    int start = Part.length(told);
    event.data =
        LongText.of(
            new String(from.bytes, start, Part.length(added) - start, StandardCharsets.ISO_8859_1));
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

  /** What shares a base and classes. */
  private static final class Part {

    final byte[] bytes = new byte[SIZE];
    final long since;
    final long baseId;

    /** How many tasks in how many bytes: told, and added. */
    final AtomicLong told = new AtomicLong();

    final AtomicLong added = new AtomicLong();

    private final Class<?>[] classes = new Class<?>[CLASSES];
    private volatile int known;
    private int last;
    private int length;
    private int tasks;

    Part(long since, long baseId) {
      this.since = since;
      this.baseId = baseId;
    }

    static int tasks(long mark) {
      return (int) (mark >>> Integer.SIZE);
    }

    static int length(long mark) {
      return (int) mark;
    }

    /** Makes its class the last one. */
    boolean hasRoomFor(Class<?> taskClass) {
      if (length > SIZE - NUMBERS * LONGEST_NUMBER) {
        return false;
      }
      if (classes[last] == taskClass) {
        return true;
      }
      for (int i = 0; i < known; i++) {
        if (classes[i] == taskClass) {
          last = i;
          return true;
        }
      }
      return known < CLASSES;
    }

    void add(TaskRunEvent task, long from, long until) {
      if (classes[last] != task.taskClass) {
        last = known;
        classes[last] = task.taskClass;
        known = last + 1;
      }
      put((long) last << ORIGIN_BITS | originOf(task.origin));
      putSigned(task.taskId - baseId);
      put(task.parentId == 0 ? 0 : 1 + zigzag(task.taskId - task.parentId));
      put(task.depth);
      putSigned(from - since);
      put(Math.max(0, until - from));
      tasks++;
      added.lazySet((long) tasks << Integer.SIZE | length);
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

    private void putSigned(long number) {
      put(zigzag(number));
    }

    private static long zigzag(long number) {
      return number << 1 ^ number >> Long.SIZE - 1;
    }

    private void put(long number) {
      long rest = number;
      while (rest >>> DIGIT_BITS != 0) {
        bytes[length++] = (byte) (MORE | rest & DIGIT);
        rest >>>= DIGIT_BITS;
      }
      bytes[length++] = (byte) rest;
    }

    String classNames() {
      StringBuilder names = new StringBuilder();
      for (int i = 0; i < known; i++) {
        names.append(i == 0 ? "" : " ").append(classes[i].getName());
      }
      return names.toString();
    }
  }
}
