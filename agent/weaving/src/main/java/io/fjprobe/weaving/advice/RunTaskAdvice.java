package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.StealHooks;
import io.fjprobe.bootstrap.tally.QueueTally;
import net.bytebuddy.asm.Advice;

/** JDK 8: runTask(task), where scan may have found no task. */
public final class RunTaskAdvice {

  private RunTaskAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(
      @Advice.FieldValue("fjprobeTally") QueueTally thief, @Advice.Argument(0) Object task) {
    StealHooks.runBegins(thief, task);
  }

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(
      @Advice.FieldValue("fjprobeTally") QueueTally thief, @Advice.Argument(0) Object task) {
    StealHooks.runEnded(thief, task);
  }
}
