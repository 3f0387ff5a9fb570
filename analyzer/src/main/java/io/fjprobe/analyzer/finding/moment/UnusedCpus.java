package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CPUs that nobody used for one reason, as the account of wall time has it.
 *
 * @param cpuShare of the time of all CPUs, 0 to 1
 */
public record UnusedCpus(MomentAccount account, double cpuShare) {

  /** A remark is made from this unused share of the time of all CPUs (0 to 1). */
  private static final double REMARK = 0.1;

  /**
   * A warning is made from this unused share of the time of all CPUs (0 to 1). With two CPUs, one
   * thread then runs alone for half of the time.
   */
  private static final double WARNING = 0.25;

  /**
   * A program has something to do if its pauses leave at least this share of the time of all CPUs
   * (0 to 1). A program that pauses more has no more to do.
   */
  private static final double ASKED = 0.8;

  /** The lower end of the interval has to reach this share of the warning threshold (0 to 1). */
  private static final double SURELY = 0.8;

  /** Null: less than is worth a remark, or nobody looked at all threads. */
  public static @Nullable UnusedCpus of(Finding.Subject subject, Unused why) {
    MomentAccount account = subject.section().moments();
    return account == null || account.unused(why) < REMARK
        ? null
        : new UnusedCpus(account, account.unused(why));
  }

  /**
   * This tells whether looks at all threads show that CPUs were hardly ever unused because too few
   * threads ran.
   */
  public static boolean areRuledOut(Finding.Subject subject) {
    MomentAccount account = subject.section().moments();
    return account != null
        && account.cpus() > 1
        && account.unused(Unused.ONE_OUTSIDE) < WARNING
        && account.unused(Unused.ONE_WORKER)
                + account.unused(Unused.FEW)
                + account.unused(Unused.NOBODY_RUNS)
            < REMARK;
  }

  /** The program has something to do for nearly all of the time. */
  boolean isAsked() {
    return account.unused(Unused.NOT_ASKED) + account.unused(Unused.ASLEEP) <= 1 - ASKED;
  }

  boolean isMuch() {
    return cpuShare >= WARNING;
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
    double share = boxes.stream().mapToDouble(Box::share).sum();
    double spread =
        Math.sqrt(
                boxes.stream()
                    .mapToDouble(box -> Math.pow(box.highShare() - box.lowShare(), 2))
                    .sum())
            / 2;
    boolean sure = share > 0 && cpuShare * (1 - spread / share) >= SURELY * WARNING;
    return isMuch() && sure ? Severity.WARNING : Severity.INFO;
  }

  /** This says what was seen. It is the beginning of a sentence. */
  String seen() {
    return text(
        "In %s at all threads, %s of the time of the CPUs was unused",
        Wording.many(account.looks(), "look"), Wording.percent(cpuShare));
  }

  static String thresholds() {
    return text(
        " Thresholds: remark from %s, warning from %s.",
        Wording.percent(REMARK), Wording.percent(WARNING));
  }
}
