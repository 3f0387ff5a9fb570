package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.contract.Context;
import java.util.List;

/**
 * Says that an atomic update calls the code on the slow side alone. So the code may run more often
 * there than its result is needed.
 */
public final class RepeatedUpdate {

  private RepeatedUpdate() {}

  /** Returns that as a sign; none: summaries of the slow side do not say so. */
  public static List<String> of(Case subject) {
    return subject.onlyHeardOfSlow(Context.REPEATED.finding()) == null
        ? List.of()
        : List.of(
            "an atomic update calls it on "
                + subject.slow()
                + ", which calls it again whenever another thread was first");
  }
}
