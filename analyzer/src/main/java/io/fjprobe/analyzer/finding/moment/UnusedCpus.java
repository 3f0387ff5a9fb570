package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.ASKED;
import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.IDLE_WORKERS_ALONE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CPUs that nobody used for one reason, as the account of wall time has it.
 *
 * @param cpuShare of the time of all CPUs, 0 to 1
 * @param threshold that the share is judged by
 * @param limits to judge by
 */
public record UnusedCpus(
    MomentAccount account, double cpuShare, Threshold threshold, Limits limits) {

  /** Null: less than is worth a remark, or nobody looked at all threads. */
  public static @Nullable UnusedCpus of(Finding.Subject subject, Unused why, Threshold threshold) {
    MomentAccount account = subject.section().moments();
    return account == null || account.unused(why) < subject.limits().remark(threshold)
        ? null
        : new UnusedCpus(account, account.unused(why), threshold, subject.limits());
  }

  /**
   * This tells whether looks at all threads show that CPUs were hardly ever unused because too few
   * threads ran. It is for idle workers.
   */
  public static boolean areRuledOut(Finding.Subject subject) {
    MomentAccount account = subject.section().moments();
    return account != null
        && account.cpus() > 1
        && account.unused(Unused.ONE_OUTSIDE) < subject.limits().warning(IDLE_WORKERS_ALONE)
        && account.unused(Unused.ONE_WORKER)
                + account.unused(Unused.FEW)
                + account.unused(Unused.NOBODY_RUNS)
            < subject.limits().remark(IDLE_WORKERS_ALONE);
  }

  /**
   * Something is true of a box if it is true for at least this share of its thread time (0 to 1).
   */
  double most() {
    return limits.value(MOST);
  }

  /** The program has something to do for nearly all of the time. */
  boolean isAsked() {
    return account.unused(Unused.NOT_ASKED) + account.unused(Unused.ASLEEP)
        <= 1 - limits.value(ASKED);
  }

  boolean isMuch() {
    return cpuShare >= limits.warning(threshold);
  }

  /** CPUs are unused for this share of the wall time (0 to 1) if one thread runs meanwhile. */
  public double timeShare() {
    return account.cpus() < 2
        ? cpuShare
        : Math.min(1, cpuShare * account.cpus() / (account.cpus() - 1));
  }

  /**
   * @param boxes what holds the program up meanwhile
   */
  Severity severity(List<Box> boxes) {
    return HeldUp.severity(cpuShare, boxes, threshold, limits);
  }

  /** This says what was seen. It is the beginning of a sentence. */
  String seen() {
    return text(
        "In %s at all threads, %s of the time of the CPUs was unused",
        Wording.many(account.looks(), "look"), Wording.percent(cpuShare));
  }

  String thresholds() {
    return text(
        " Thresholds: remark from %s, warning from %s.",
        Wording.percent(limits.remark(threshold)), Wording.percent(limits.warning(threshold)));
  }
}
