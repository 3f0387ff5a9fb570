package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.ManagedBlockHooks;
import net.bytebuddy.asm.Advice;

/** JDK 17+: compensatedBlock(blocker). */
public final class CompensatedBlockAdvice {

  private CompensatedBlockAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static Object enter(@Advice.This Object pool) {
    return ManagedBlockHooks.begins(pool);
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
  static void exit(@Advice.Enter Object begun) {
    ManagedBlockHooks.ends(begun);
  }
}
