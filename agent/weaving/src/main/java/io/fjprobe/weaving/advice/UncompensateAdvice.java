package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.CompensationHooks;
import net.bytebuddy.asm.Advice;

/** JDK 17+: uncompensate(), after a join. */
public final class UncompensateAdvice {

  private UncompensateAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(@Advice.This Object pool) {
    CompensationHooks.joinReleased(pool);
  }
}
