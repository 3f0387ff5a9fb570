package io.fjprobe.bootstrap.span;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A class of tasks, by its name, or those of them that one line forks. It does not keep the class
 * from being unloaded.
 */
public final class TaskClass {

  /** There may be a class for each lambda: beyond this number they are one. */
  private static final int MOST = 512;

  private static final TaskClass OTHERS = new TaskClass("(other classes)");
  private static final AtomicInteger KNOWN = new AtomicInteger();

  private static final ClassValue<TaskClass> OF =
      new ClassValue<TaskClass>() {
        @Override
        protected TaskClass computeValue(Class<?> type) {
          return KNOWN.getAndIncrement() < MOST ? new TaskClass(type.getName()) : OTHERS;
        }
      };

  /** Of one class; beyond this number the line does not count. */
  private static final int MOST_LINES = 64;

  private static final TaskClass[] NONE = {};

  public final String name;

  /** All tasks of the class. */
  public final TaskClass all;

  /** The line that forks them; null: any. */
  public final String forkedAt;

  /** For how many forks each stands; 1 without a line. */
  public final int interval;

  /** Those of single lines; null for one of these. */
  private final AtomicReference<TaskClass[]> lines;

  private TaskClass(String name) {
    this.name = name;
    this.all = this;
    this.forkedAt = null;
    this.interval = 1;
    this.lines = new AtomicReference<>(NONE);
  }

  private TaskClass(TaskClass all, String forkedAt, int interval) {
    this.name = all.name;
    this.all = all;
    this.forkedAt = forkedAt;
    this.interval = interval;
    this.lines = null;
  }

  /**
   * Those that a line forks, of which one in so many is looked at: each stands for so many, so that
   * they are counted apart.
   */
  TaskClass forkedAt(String line, int oneIn) {
    while (true) {
      TaskClass[] before = lines.get();
      for (TaskClass each : before) {
        if (each.interval == oneIn && each.forkedAt.equals(line)) {
          return each;
        }
      }
      if (before.length == MOST_LINES) {
        return this;
      }
      TaskClass[] more = Arrays.copyOf(before, before.length + 1);
      more[before.length] = new TaskClass(this, line, oneIn);
      if (lines.compareAndSet(before, more)) {
        return more[before.length];
      }
    }
  }

  /**
   * @param type as the user knows the task
   */
  public static TaskClass of(Class<?> type) {
    return OF.get(type);
  }
}
