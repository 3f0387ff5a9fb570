package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.jvm.ModuleReads;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;

/** To which executors of the JDK threads belong; the JDK has no method that tells. */
final class Executors {

  /** Of more, some are found a little later. */
  private static final int MORE_THREADS = 16;

  private final Field id;

  /** Null up to JDK 18: the thread itself has its task. */
  private final Field holder;

  private final Field task;
  private final Class<?> workerType;
  private final Field executor;
  private final List<LookedExecutor> known = new ArrayList<>();

  private Executors(Instrumentation instrumentation) throws ReflectiveOperationException {
    ModuleReads.openThreads(Executors.class, instrumentation);
    id = open(Thread.class, "tid");
    holder = find(Thread.class, "holder");
    task = holder == null ? open(Thread.class, "target") : open(holder.getType(), "task");
    workerType = Class.forName(ThreadPoolExecutor.class.getName() + "$Worker");
    executor = open(workerType, "this$0");
  }

  /** Null: this JVM does not let the agent read them. */
  static Executors of(Instrumentation instrumentation) {
    try {
      return new Executors(instrumentation);
    } catch (ReflectiveOperationException | RuntimeException e) {
      Suppressed.add(e);
      return null;
    }
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

  int count() {
    return known.size();
  }

  /**
   * Tells threads that do not know it of their executors.
   *
   * @param seen by id
   */
  void find(Map<Long, SeenThread> seen) throws IllegalAccessException {
    for (Iterator<LookedExecutor> each = known.iterator(); each.hasNext(); ) {
      if (each.next().isGone()) {
        each.remove();
      }
    }
    Thread[] threads = new Thread[seen.size() + MORE_THREADS];
    int n = root().enumerate(threads, true);
    for (int i = 0; i < n; i++) {
      SeenThread thread = seen.get(id.getLong(threads[i])); // getId() may be overridden
      if (thread != null && thread.asksForExecutor()) {
        thread.belongsTo(of(threads[i]));
      }
    }
  }

  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  /** Null: it belongs to none. */
  private LookedExecutor of(Thread thread) throws IllegalAccessException {
    Object from = holder == null ? thread : holder.get(thread);
    Object worker = from == null ? null : task.get(from);
    if (worker == null || worker.getClass() != workerType) {
      return null;
    }
    ThreadPoolExecutor its = (ThreadPoolExecutor) executor.get(worker);
    return its instanceof ScheduledThreadPoolExecutor // its queue has tasks of later, too
        ? null
        : known(its);
  }

  private LookedExecutor known(ThreadPoolExecutor executor) {
    for (LookedExecutor each : known) {
      if (each.isOf(executor)) {
        return each;
      }
    }
    LookedExecutor added = new LookedExecutor(executor);
    known.add(added);
    return added;
  }
}
