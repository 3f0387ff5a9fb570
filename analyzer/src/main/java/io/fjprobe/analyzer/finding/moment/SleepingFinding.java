package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.SLEEPING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * The program waits most of the time for threads that sleep, in no Fork/Join pool. A sleep may
 * stand for a pace or a limit that is wanted, so this is only a remark.
 *
 * <p>Needs looks at all threads.
 */
public final class SleepingFinding extends LookFinding {

  @Override
  public String id() {
    return "sleeping";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    HeldUp held = HeldUp.of(subject, SLEEPING, SleepingFinding::part);
    if (held == null
        || held.share() - account.unused(Unused.ASLEEP) < subject.limits().remark(SLEEPING)) {
      return verdict.ok(
          "nobody waits for threads that sleep outside of pools for most of the time");
    }
    Box first = held.first();
    return verdict.diagnosis(
        Severity.INFO,
        held.share(),
        null,
        text(
            "The program waits for %s of the time for a sleep%s",
            Wording.percent(held.share()), MomentWording.line(first)),
        held.seen()
            + text(
                ", %s slept for %s of the time, most of it%s, and %s of the CPUs was unused."
                    + " Threshold: remark from %s of the time.",
                MomentWording.one(first),
                Wording.percent(held.share()),
                MomentWording.line(first),
                Wording.percent(account.unusedShare()),
                Wording.percent(subject.limits().remark(SLEEPING))),
        advice(first, oneOfSeveral(held, subject.limits().value(MOST))));
  }

  private static List<String> advice(Box first, boolean oneOfSeveral) {
    List<String> advice = new ArrayList<>();
    if (oneOfSeveral) {
      advice.add(
          text(
              "only one of the threads %s does so at a time: if they could sleep at the same time,"
                  + " find out what lets one through after the other (an order that is kept, a"
                  + " single connection, or a caller that asks for one at a time)",
              first.where()));
    }
    advice.add(
        text(
            "if it waits there until something is ready, wait for that itself (a future, a latch, a"
                + " condition): a sleep ends later than that%s",
            MomentWording.line(first)));
    advice.add("if it sleeps to keep a pace or a limit, this sets the speed of the program");
    return advice;
  }

  /** Its group has more threads, and nearly always one of them sleeps, alone. */
  private static boolean oneOfSeveral(HeldUp held, double most) {
    Box first = held.first();
    boolean several =
        held.account().threads().stream()
            .anyMatch(row -> row.where().equals(first.where()) && row.threads() > 1);
    return several && HeldUp.mean(held.boxes(), Box::alone) > most;
  }

  /** What a context explains has a finding of its own, and so has what sleeps in a pool. */
  private static double part(Box box) {
    return box.doing() == Doing.SLEEPS && !box.worker() && box.context() == null ? 1 : 0;
  }
}
