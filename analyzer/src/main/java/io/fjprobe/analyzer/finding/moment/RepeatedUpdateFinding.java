package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Several threads run functions of atomic updates at the same time. Such an update computes once
 * more if another thread has changed the value meanwhile. How often that happens is not recorded,
 * and the threads may update different values, so this is only a remark.
 */
public final class RepeatedUpdateFinding extends ContextFinding {

  public RepeatedUpdateFinding() {
    super(Context.REPEATED, Threshold.REPEATED_UPDATE, false);
  }

  /** A thread that runs alone is always first. */
  @Override
  boolean isOf(Box box) {
    return box.doing().runsCode() && box.width() > 1;
  }

  @Override
  Severity severity(HeldUp held) {
    return Severity.INFO;
  }

  @Override
  String what() {
    return "functions of atomic updates";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "Functions of atomic updates take %s of the time%s: they are called again whenever another"
            + " thread was first",
        Wording.percent(held.share()), MomentWording.line(held.first()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "compute before the update%s, and let the function only put the result in place, as it"
                + " may be called several times",
            line));
  }
}
