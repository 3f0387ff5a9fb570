package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.hook.OperationHooks;
import io.fjprobe.bootstrap.operation.OperationSlot;
import net.bytebuddy.asm.Advice;

/** For a method that returns a future, so that the operation is hardly over with the call. */
final class FutureAdvice {

  private FutureAdvice() {}

  @Advice.OnMethodEnter
  static OperationSlot begin(@MethodId int id) {
    return OperationHooks.beginTimed(id);
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class)
  static void end(
      @Advice.Return Object result,
      @Advice.Enter OperationSlot slot,
      @Advice.Thrown Throwable thrown,
      @MethodId int id) {
    OperationHooks.end(result, slot, thrown, id);
  }
}
