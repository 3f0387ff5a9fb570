package io.fjprobe.weaving.advice;

import net.bytebuddy.asm.Advice;

/** A push by the owner of the queue, or under its lock: the count needs no atomics. */
public final class PushAdvice {

  private PushAdvice() {}

  @Advice.OnMethodEnter
  static void enter(@Advice.FieldValue(value = "fjprobePushes", readOnly = false) long pushes) {
    pushes++;
  }
}
