package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.WorkerHooks;
import net.bytebuddy.asm.Advice;

/** JDK 8 and 11: queue = registerWorker(thread), on its creator. */
public final class RegisterWorkerReturnsAdvice {

  private RegisterWorkerReturnsAdvice() {}

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.This Object pool, @Advice.Return Object queue) {
    WorkerHooks.registered(pool, queue);
  }
}
