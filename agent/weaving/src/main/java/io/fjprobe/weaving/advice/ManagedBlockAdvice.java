package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.ManagedBlockHooks;
import net.bytebuddy.asm.Advice;

/** JDK 8 and 11: the static managedBlock(blocker). */
public final class ManagedBlockAdvice {

  private ManagedBlockAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static Object enter() {
    return ManagedBlockHooks.begins(null);
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
  static void exit(@Advice.Enter Object begun) {
    ManagedBlockHooks.ends(begun);
  }
}
