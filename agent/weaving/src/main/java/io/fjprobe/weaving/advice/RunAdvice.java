package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.StealHooks;
import io.fjprobe.bootstrap.tally.QueueTally;
import net.bytebuddy.asm.Advice;

/** JDK 11 to 21: topLevelExec(task, victim, ...), once for each run. */
public final class RunAdvice {

  private RunAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(
      @Advice.FieldValue("fjprobeTally") QueueTally thief,
      @Advice.FieldValue("nsteals") int nsteals,
      @Advice.Argument(0) Object task,
      @Advice.Argument(1) Object victim) {
    StealHooks.runBegins(thief, victim, task, nsteals);
  }

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(
      @Advice.FieldValue("fjprobeTally") QueueTally thief,
      @Advice.FieldValue("nsteals") int nsteals) {
    StealHooks.runEnded(thief, nsteals);
  }
}
