package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.hook.CallHooks;
import net.bytebuddy.asm.Advice;

/** For a method of which only calls are counted. */
final class CountAdvice {

  private CountAdvice() {}

  @Advice.OnMethodEnter
  static void begin(@MethodId int id) {
    CallHooks.begin(id);
  }
}
