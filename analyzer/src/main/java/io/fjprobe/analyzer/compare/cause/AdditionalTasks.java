package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;

/** The tasks that the slow side runs in addition. */
public final class AdditionalTasks {

  private AdditionalTasks() {}

  /**
   * Returns whether they can take enough time. A few of them can't take much, however they are run.
   */
  public static boolean takeTime(Case subject) {
    double more = subject.onSlow(Evidence.TASKS) - subject.onFast(Evidence.TASKS);
    return subject.canMake(
        CauseLimit.ADDITIONAL_MAKE, more * CauseLimit.FINE_TASKS_HIGHEST_COST.value());
  }
}
