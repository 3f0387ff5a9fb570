package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.StealHooks;
import io.fjprobe.bootstrap.tally.QueueTally;
import net.bytebuddy.asm.Advice;

/** JDK 25+: topLevelExec(task, fifo), once for each task that scanning took. */
public final class TakenAdvice {

  private TakenAdvice() {}

  @Advice.OnMethodEnter(suppress = Throwable.class)
  static void enter(
      @Advice.FieldValue("fjprobeTally") QueueTally thief,
      @Advice.FieldValue("source") int source,
      @Advice.Argument(0) Object task) {
    StealHooks.taken(thief, source, task);
  }

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.FieldValue("fjprobeTally") QueueTally thief) {
    StealHooks.ran(thief);
  }
}
