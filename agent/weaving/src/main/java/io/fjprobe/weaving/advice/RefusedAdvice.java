package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.CompensationHooks;
import net.bytebuddy.asm.Advice;

/** tryCompensate: only what it throws. */
public final class RefusedAdvice {

  private RefusedAdvice() {}

  @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
  static void exit(@Advice.This Object pool, @Advice.Thrown Throwable reason) {
    if (reason != null) {
      CompensationHooks.refused(pool);
    }
  }
}
