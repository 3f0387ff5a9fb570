package io.fjprobe.analyzer.recording.tally;

import io.fjprobe.analyzer.contract.Waiter;
import org.jspecify.annotations.Nullable;

/**
 * What blocked joins are counted by.
 *
 * @param line first frame of user code, or null
 * @param ownWork the waiter's own queue held tasks when it blocked
 */
public record JoinKey(
    Waiter waiter,
    String taskClass,
    @Nullable String line,
    String outcome,
    boolean compensated,
    boolean ownWork) {

  public JoinKey at(@Nullable String chosen) {
    return new JoinKey(waiter, taskClass, chosen, outcome, compensated, ownWork);
  }
}
