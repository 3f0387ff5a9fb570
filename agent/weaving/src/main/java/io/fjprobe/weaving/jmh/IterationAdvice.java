package io.fjprobe.weaving.jmh;

import io.fjprobe.bootstrap.hook.JmhHooks;
import net.bytebuddy.asm.Advice;

/** For the method that runs an iteration. One that fails has no result, and is none. */
final class IterationAdvice {

  private IterationAdvice() {}

  @Advice.OnMethodEnter
  static void begin(@Advice.Argument(0) Object benchmark, @Advice.Argument(1) Object iteration) {
    JmhHooks.begin(benchmark, iteration);
  }

  @Advice.OnMethodExit
  static void end(@Advice.Return Object result) {
    JmhHooks.end(result);
  }
}
