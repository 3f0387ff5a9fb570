package io.fjprobe.analyzer.finding.advice;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** Adds to advice the command that tries it. */
public final class TrialAdvice {

  private TrialAdvice() {}

  /**
   * Returns the advice to give a pool another parallelism, and for the common pool how to try that.
   * The parallelism of other pools is set by the program, and there is no command for that.
   *
   * @param advice that says it
   */
  public static List<String> ofParallelism(String advice, PoolAccount pool, int parallelism) {
    List<String> steps = new ArrayList<>(List.of(advice));
    if (pool.identity().kind().isCommon()) {
      steps.add(
          Wording.text(
              "to see what that gives: analyzer try --parallelism=%d -- java ...", parallelism));
    }
    return steps;
  }
}
