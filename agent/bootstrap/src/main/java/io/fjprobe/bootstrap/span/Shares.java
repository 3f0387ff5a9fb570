package io.fjprobe.bootstrap.span;

import java.util.Arrays;

/** What tasks of each class have of a path. */
final class Shares {

  private static final int FIRST = 4;

  private TaskClass[] classes = new TaskClass[FIRST];
  private long[] nanos = new long[FIRST];
  private long[] tasks = new long[FIRST];
  private int size;

  void add(TaskClass taskClass, long moreNanos, long moreTasks) {
    int i = 0;
    while (i < size && classes[i] != taskClass) {
      i++;
    }
    if (i == size) {
      if (size == classes.length) {
        classes = Arrays.copyOf(classes, 2 * size);
        nanos = Arrays.copyOf(nanos, 2 * size);
        tasks = Arrays.copyOf(tasks, 2 * size);
      }
      classes[size++] = taskClass;
    }
    nanos[i] += moreNanos;
    tasks[i] += moreTasks;
  }

  void addTo(Shares sum) {
    for (int i = 0; i < size; i++) {
      sum.add(classes[i], nanos[i], tasks[i]);
    }
  }

  /**
   * @param sign 1 to count them, -1 to take them back
   */
  void count(RootTally tally, int sign) {
    for (int i = 0; i < size; i++) {
      tally.part(classes[i]).onSpan(sign * nanos[i], sign * tasks[i]);
    }
  }

  long nanos() {
    return sum(nanos);
  }

  long tasks() {
    return sum(tasks);
  }

  private static long sum(long[] numbers) {
    long sum = 0;
    for (long each : numbers) {
      sum += each;
    }
    return sum;
  }
}
