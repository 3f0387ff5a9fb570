package io.fjprobe.weaving.jvm;

import java.lang.reflect.Field;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Reads what the JDK keeps to itself of threads: the executor to which one belongs, and its id. No
 * method is called that may be overridden. Used from an {@link OwnModule}, to which java.lang and
 * java.util.concurrent are opened.
 */
public final class ThreadReader implements Function<Thread, Object[]>, ToLongFunction<Thread> {

  private final Field id;

  /** Null up to JDK 18: the thread itself has its task. */
  private final Field holder;

  private final Field task;
  private final Class<?> workerType;
  private final Field executor;
  private final Field queue;
  private final Field core;
  private final Field maximum;

  public ThreadReader() throws ReflectiveOperationException {
    id = open(Thread.class, "tid");
    holder = find(Thread.class, "holder");
    task = holder == null ? open(Thread.class, "target") : open(holder.getType(), "task");
    workerType = Class.forName(ThreadPoolExecutor.class.getName() + "$Worker");
    executor = open(workerType, "this$0");
    queue = open(ThreadPoolExecutor.class, "workQueue");
    core = open(ThreadPoolExecutor.class, "corePoolSize");
    maximum = open(ThreadPoolExecutor.class, "maximumPoolSize");
  }

  private static Field find(Class<?> type, String name) {
    for (Field field : type.getDeclaredFields()) {
      if (field.getName().equals(name)) {
        field.setAccessible(true);
        return field;
      }
    }
    return null;
  }

  private static Field open(Class<?> type, String name) throws NoSuchFieldException {
    Field field = find(type, name);
    if (field == null) {
      throw new NoSuchFieldException(type.getName() + "." + name);
    }
    return field;
  }

  /**
   * The queue of its executor; how many threads that always starts, and how many at most. Null: it
   * belongs to none.
   */
  @Override
  public Object[] apply(Thread thread) {
    try {
      Object from = holder == null ? thread : holder.get(thread);
      Object worker = from == null ? null : task.get(from);
      if (worker == null || worker.getClass() != workerType) {
        return null;
      }
      Object its = executor.get(worker);
      return new Object[] {queue.get(its), core.get(its), maximum.get(its)};
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public long applyAsLong(Thread thread) {
    try {
      return id.getLong(thread);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
