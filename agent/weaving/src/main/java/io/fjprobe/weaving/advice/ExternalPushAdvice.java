package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.PoolHooks;
import net.bytebuddy.asm.Advice;

/** JDK 8: externalPush(task), which pushes inline or in a slow path. */
public final class ExternalPushAdvice {

  private ExternalPushAdvice() {}

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.This Object pool) {
    PoolHooks.submitted(pool);
  }
}
