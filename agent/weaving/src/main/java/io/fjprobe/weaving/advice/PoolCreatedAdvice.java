package io.fjprobe.weaving.advice;

import io.fjprobe.bootstrap.hook.PoolHooks;
import net.bytebuddy.asm.Advice;

/** A constructor of the pool that calls no other one of it. */
public final class PoolCreatedAdvice {

  private PoolCreatedAdvice() {}

  @Advice.OnMethodExit(suppress = Throwable.class)
  static void exit(@Advice.This Object pool) {
    PoolHooks.created(pool);
  }
}
