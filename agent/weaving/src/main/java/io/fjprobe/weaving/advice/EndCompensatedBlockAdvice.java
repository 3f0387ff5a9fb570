package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.CompensationHooks;
import net.bytebuddy.asm.Advice;

/** JDK 21+: endCompensatedBlock(release). */
public final class EndCompensatedBlockAdvice {

  private EndCompensatedBlockAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(@Advice.This Object pool, @Advice.Argument(0) long release) {
    CompensationHooks.carrierReleased(release, pool);
  }
}
