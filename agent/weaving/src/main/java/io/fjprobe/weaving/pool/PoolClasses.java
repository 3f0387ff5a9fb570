package io.fjprobe.weaving.pool;

import io.fjprobe.bootstrap.probed.JdkPool;
import io.fjprobe.bootstrap.probed.JdkQueue;
import io.fjprobe.bootstrap.probed.JdkTask;
import io.fjprobe.bootstrap.setting.AgentSettings;
import io.fjprobe.weaving.jvm.CannotObserveException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes of the pool in this JVM. They are loaded here, if they are not loaded yet, but not
 * initialized: the application decides when its common pool is created.
 */
public final class PoolClasses {

  static final String POOL = "java.util.concurrent.ForkJoinPool";

  private static final String[] SPAN_CLASSES = {
    "CountedCompleter",
    "CompletableFuture",
    "CompletableFuture$UniCompletion",
    "CompletableFuture$BiRelay"
  };

  private final Class<?> queue;
  private final Class<?> task;
  private final Class<?> pool;

  /** What is woven for work and span alone; empty without them. */
  private final List<Class<?>> spanClasses = new ArrayList<>();

  private PoolClasses() throws ClassNotFoundException {
    queue = Class.forName("java.util.concurrent.ForkJoinPool$WorkQueue", false, null);
    task = Class.forName("java.util.concurrent.ForkJoinTask", false, null);
    pool = Class.forName(POOL, false, null);
    if (AgentSettings.span()) {
      for (String name : SPAN_CLASSES) {
        spanClasses.add(Class.forName("java.util.concurrent." + name, false, null));
      }
    }
  }

  public static PoolClasses load() {
    try {
      return new PoolClasses();
    } catch (ClassNotFoundException e) {
      throw new CannotObserveException("there is no ForkJoinPool", e);
    }
  }

  /** Whether the pool itself did; loads it, and none of the others. */
  static boolean poolHasAdditions() {
    try {
      return JdkPool.class.isAssignableFrom(Class.forName(POOL, false, null));
    } catch (ClassNotFoundException e) {
      throw new CannotObserveException("there is no ForkJoinPool", e);
    }
  }

  /** Whether they got fields of ours as they were loaded. */
  public boolean haveAdditions() {
    return JdkPool.class.isAssignableFrom(pool) && JdkQueue.class.isAssignableFrom(queue);
  }

  public boolean tasksHaveAdditions() {
    return JdkTask.class.isAssignableFrom(task);
  }

  /** Runs all transformers on them again. */
  public void retransform(Instrumentation instrumentation) {
    try {
      instrumentation.retransformClasses(queue, task, pool);
      if (!spanClasses.isEmpty()) {
        instrumentation.retransformClasses(spanClasses.toArray(new Class<?>[0]));
      }
    } catch (UnmodifiableClassException | RuntimeException | LinkageError e) {
      throw new CannotObserveException("the pool's classes cannot be woven now", e);
    }
  }
}
