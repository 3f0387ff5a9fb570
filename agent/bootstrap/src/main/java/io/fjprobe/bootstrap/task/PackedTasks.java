package io.fjprobe.bootstrap.task;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers of one worker's tasks, packed into bytes. Only the worker adds. What was added is never
 * changed, so that any thread may read up to the last mark.
 */
public final class PackedTasks {

  /** Three bytes each at most, with the rest of the event, in a thread's buffer of 8 kB. */
  private static final int SIZE = 2_048;

  private static final int LONGEST_NUMBER = 11;
  private static final int CLASSES = 16;

  private static final int DIGIT_BITS = 6;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;
  private static final int MORE = 1 << DIGIT_BITS;

  final byte[] bytes = new byte[SIZE];

  /** The System.nanoTime() and the task id that numbers count from. */
  public final long since;

  public final long baseId;

  /** How many tasks in how many bytes: told, and added. */
  final AtomicLong told = new AtomicLong();

  final AtomicLong added = new AtomicLong();

  private final Class<?>[] classes = new Class<?>[CLASSES];
  private volatile int known;
  private int last;
  private int length;
  private int tasks;

  public PackedTasks(long since, long baseId) {
    this.since = since;
    this.baseId = baseId;
  }

  public static int tasks(long mark) {
    return (int) (mark >>> Integer.SIZE);
  }

  static int length(long mark) {
    return (int) mark;
  }

  /** Makes its class the last one. */
  public boolean hasRoomFor(Class<?> taskClass, int numbers) {
    if (length > SIZE - numbers * LONGEST_NUMBER) {
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

  /** Answers the position of the class. */
  public int classOf(Class<?> taskClass) {
    if (classes[last] != taskClass) {
      last = known;
      classes[last] = taskClass;
      known = last + 1;
    }
    return last;
  }

  public void putSigned(long number) {
    put(zigzag(number));
  }

  /** By how much it is before another id; 0 stands for none. */
  public void putIdOrNone(long id, long from) {
    put(id == 0 ? 0 : 1 + zigzag(from - id));
  }

  private static long zigzag(long number) {
    return number << 1 ^ number >> Long.SIZE - 1;
  }

  public void put(long number) {
    long rest = number;
    while (rest >>> DIGIT_BITS != 0) {
      bytes[length++] = (byte) (MORE | rest & DIGIT);
      rest >>>= DIGIT_BITS;
    }
    bytes[length++] = (byte) rest;
  }

  /** All of a task is there. */
  public void ends() {
    tasks++;
    added.lazySet((long) tasks << Integer.SIZE | length);
  }

  public String classNames() {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < known; i++) {
      names.append(i == 0 ? "" : " ").append(classes[i].getName());
    }
    return names.toString();
  }

  /** The numbers between two marks, as text. */
  public String text(long from, long until) {
    int start = length(from);
    return new String(bytes, start, length(until) - start, StandardCharsets.ISO_8859_1);
  }
}
