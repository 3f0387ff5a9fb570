package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.SpinHooks;
import net.bytebuddy.asm.Advice;

/** JDK 8: awaitJoin(queue, task, deadline). */
public final class AwaitJoinAdvice {

  private AwaitJoinAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static Object enter(@Advice.Argument(0) Object queue) {
    return SpinHooks.joinBegins(queue);
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
  static void exit(@Advice.Argument(0) Object queue, @Advice.Enter Object outer) {
    SpinHooks.joinEnds(queue, outer);
  }
}
