package io.fjprobe.bootstrap.span;

import java.util.concurrent.atomic.AtomicInteger;

/** A class of tasks, by its name. It does not keep the class from being unloaded. */
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

  final String name;

  private TaskClass(String name) {
    this.name = name;
  }

  /**
   * @param type as the user knows the task
   */
  public static TaskClass of(Class<?> type) {
    return OF.get(type);
  }
}
