package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.stack.TaskFrames;
import org.jspecify.annotations.Nullable;

/** Tells what a thread does that does not run. */
final class WhatWaits {

  private WhatWaits() {}

  /**
   * @param stack where it waits; null: not known
   * @param worker of a pool
   */
  static Doing does(Seen seen, @Nullable WaitStack stack, boolean worker) {
    if (seen.state() == LookedState.BLOCKED || seen.owner() >= 0 || stack != null && stack.lock()) {
      return Doing.WAITS_FOR_LOCK;
    }
    if (stack == null) {
      return worker && seen.state() == LookedState.TIMED_WAITING ? Doing.SLEEPS : Doing.WAITS;
    }
    if (stack.idle() || stack.line() == null && stack.task() != TaskFrames.FORK_JOIN) {
      return Doing.NOT_ASKED;
    }
    if (stack.limited() && seen.state() != LookedState.IN_NATIVE) {
      return Doing.WAITS_FOR_PERMIT;
    }
    if (stack.sleeps()) {
      return Doing.SLEEPS;
    }
    if (stack.outside() || seen.state() == LookedState.IN_NATIVE) {
      return Doing.OUTSIDE;
    }
    return stack.result() ? Doing.WAITS_FOR_RESULT : Doing.WAITS;
  }
}
