package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.WorkerHooks;
import net.bytebuddy.asm.Advice;

/** JDK 8 and 11: runWorker(queue), once in the life of a worker. */
public final class RunWorkerAdvice {

  private RunWorkerAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(@Advice.Argument(0) Object queue) {
    WorkerHooks.runs(queue);
  }
}
