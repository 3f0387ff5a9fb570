package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/** Says that code at a line is not compiled on the slow side, by samples. */
final class RunsInterpreted {

  static final String ADVICE =
      "check whether a method there is too large to be compiled (8,000 bytes), or whether the code"
          + " cache is full (-Xlog:jit)";

  private RunsInterpreted() {}

  /** Returns it as a sign; none: it is compiled, or as much is not compiled on the fast side. */
  static List<String> of(Case subject, MomentRow row) {
    double slow = subject.onSlow(row.interpreted());
    double fast = subject.onFast(row.interpreted());
    if (slow <= CauseLimit.INTERPRETED_CODE_MUCH.value()
        || slow < CauseLimit.MUCH_MORE.value() * fast) {
      return List.of();
    }
    boolean known = subject.onFast(row.widths()) > 0; // else no look saw the line
    return List.of(
        Wording.text(
            "about %s of that time is in interpreted code on %s%s",
            Wording.percent(slow),
            subject.slow(),
            known ? Wording.text(", and %s on %s", Wording.percent(fast), subject.fast()) : ""));
  }
}
