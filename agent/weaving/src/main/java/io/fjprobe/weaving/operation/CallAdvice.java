package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.hook.OperationHooks;
import io.fjprobe.bootstrap.operation.OperationSlot;
import net.bytebuddy.asm.Advice;

/** For a method that is over when it returns. */
final class CallAdvice {

  private CallAdvice() {}

  @Advice.OnMethodEnter
  static OperationSlot begin(@MethodId int id) {
    return OperationHooks.begin(id);
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class)
  static void end(
      @Advice.Enter OperationSlot slot, @Advice.Thrown Throwable thrown, @MethodId int id) {
    OperationHooks.end(slot, thrown, id);
  }
}
