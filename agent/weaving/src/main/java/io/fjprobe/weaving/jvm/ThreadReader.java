package io.fjprobe.weaving.jvm;

import java.lang.reflect.Field;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Reads what the JDK keeps to itself of threads: the queue of the executor to which one belongs,
 * and its id. No method is called that may be overridden. Used from an {@link OwnModule}, to which
 * java.lang and java.util.concurrent are opened.
 */
public final class ThreadReader
    implements Function<Thread, BlockingQueue<?>>, ToLongFunction<Thread> {

  private final Field id;

  /** Null up to JDK 18: the thread itself has its task. */
  private final Field holder;

  private final Field task;
  private final Class<?> workerType;
  private final Field executor;
  private final Field queue;

  public ThreadReader() throws ReflectiveOperationException {
    id = open(Thread.class, "tid");
    holder = find(Thread.class, "holder");
    task = holder == null ? open(Thread.class, "target") : open(holder.getType(), "task");
    workerType = Class.forName(ThreadPoolExecutor.class.getName() + "$Worker");
    executor = open(workerType, "this$0");
    queue = open(ThreadPoolExecutor.class, "workQueue");
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

  /** Null: it belongs to none, or to one that schedules, the queue of which has later tasks too. */
  @Override
  public BlockingQueue<?> apply(Thread thread) {
    try {
      Object from = holder == null ? thread : holder.get(thread);
      Object worker = from == null ? null : task.get(from);
      if (worker == null || worker.getClass() != workerType) {
        return null;
      }
      Object its = executor.get(worker);
      return its instanceof ScheduledThreadPoolExecutor ? null : (BlockingQueue<?>) queue.get(its);
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
