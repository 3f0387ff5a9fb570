package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.CompensationHooks;
import net.bytebuddy.asm.Advice;

/** JDK 21+: beginCompensatedBlock(), for a virtual thread that blocks its carrier. */
public final class BeginCompensatedBlockAdvice {

  private BeginCompensatedBlockAdvice() {}

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.This Object pool, @Advice.Return long release) {
    CompensationHooks.carrierCompensated(release, pool);
  }
}
