package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.contract.Context;

/**
 * Says that an atomic update calls the code on the slow side alone. So the code may run more often
 * there than its result is needed.
 */
public final class RepeatedUpdate {

  private RepeatedUpdate() {}

  /** Returns what follows a summary; empty: summaries of the slow side do not say so. */
  public static String of(Case subject) {
    return subject.onlyHeardOfSlow(Context.REPEATED.finding()) == null
        ? ""
        : "; an atomic update calls it there, which calls it again whenever another thread was"
            + " first";
  }
}
