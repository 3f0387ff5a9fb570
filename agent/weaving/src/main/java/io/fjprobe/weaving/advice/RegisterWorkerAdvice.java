package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.WorkerHooks;
import net.bytebuddy.asm.Advice;

/** JDK 17+: registerWorker(queue), on the worker. */
public final class RegisterWorkerAdvice {

  private RegisterWorkerAdvice() {}

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.This Object pool, @Advice.Argument(0) Object queue) {
    WorkerHooks.registered(pool, queue);
  }
}
