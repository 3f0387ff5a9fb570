package io.fjprobe.workloads.run.jvm;

import io.fjprobe.workloads.run.check.CheckFailure;
import java.lang.reflect.Method;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Virtual threads, which JDK 21 brought, for code of JDK 8. Found once, before anything is timed.
 */
public final class VirtualThreads {
  /** The oldest JDK that has them. */
  public static final int JDK = 21;

  private final Method start;
  private final Method newExecutor;
  private final Method isVirtual;

  private VirtualThreads(Method start, Method newExecutor, Method isVirtual) {
    this.isVirtual = isVirtual;
    this.start = start;
    this.newExecutor = newExecutor;
  }

  /**
   * @throws CheckFailure where there are none
   */
  public static VirtualThreads find() {
    try {
      return new VirtualThreads(
          Thread.class.getMethod("startVirtualThread", Runnable.class),
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor"),
          Thread.class.getMethod("isVirtual"));
    } catch (NoSuchMethodException e) {
      throw new CheckFailure("no virtual threads, which need JDK " + JDK + " or later", e);
    }
  }

  public Thread start(Runnable work) {
    return (Thread) call(start, null, work);
  }

  /** Starts one for each task. */
  public ExecutorService newExecutor() {
    return (ExecutorService) call(newExecutor, null);
  }

  public boolean isVirtual(Thread thread) {
    return (Boolean) call(isVirtual, thread);
  }

  private static Object call(Method method, Object target, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (ReflectiveOperationException e) {
      throw new CheckFailure(method.getName() + " failed: " + e.getCause(), e);
    }
  }
}
