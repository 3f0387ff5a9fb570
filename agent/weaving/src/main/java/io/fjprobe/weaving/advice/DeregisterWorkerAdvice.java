package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.WorkerHooks;
import net.bytebuddy.asm.Advice;

/** deregisterWorker(thread, failure), which rethrows the failure. */
public final class DeregisterWorkerAdvice {

  private DeregisterWorkerAdvice() {}

  @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
  static void exit(
      @Advice.This Object pool,
      @Advice.Argument(0) Thread thread,
      @Advice.Argument(1) Throwable failure) {
    WorkerHooks.deregistered(pool, thread, failure);
  }
}
