package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.ONE_AT_A_TIME_HOLDING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.ElementWaits;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * A sequential stream hands over a task and waits for its result before it comes to the next
 * element. So nothing of what it hands over goes on at the same time.
 *
 * <p>Needs looks at all threads. If tasks had been handed over before, more of them than threads
 * that wait would be under way.
 */
public final class OneAtATimeFinding extends LookFinding {

  @Override
  public String id() {
    return Context.ELEMENT.finding();
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    Limits limits = subject.limits();
    ElementWaits waits = account.elements();
    if (waits == null || waits.share() < limits.remark(Threshold.ONE_AT_A_TIME)) {
      return verdict.ok("hardly any stream waits for the result of each element");
    }
    if (waits.holding() > limits.value(ONE_AT_A_TIME_HOLDING) * waits.threads()) {
      return verdict.ok("streams wait for results of tasks, several of which go on at a time");
    }
    if (account.unusedShare() < limits.remark(Threshold.ONE_AT_A_TIME)) {
      return verdict.ok("streams wait for the result of each element, but the CPUs are in use");
    }
    double judged = Math.min(waits.share(), account.unusedShare());
    return verdict.diagnosis(
        judged >= limits.warning(Threshold.ONE_AT_A_TIME) ? Severity.WARNING : Severity.INFO,
        waits.share(),
        null,
        text(
            "A stream seems to wait for each task before it hands over the next%s, for %s of"
                + " the time",
            MomentWording.line(waits.first()), Wording.percent(waits.share())),
        text(
            "In %s at all threads, %s waited%s, inside a sequential stream, for %s of the time. On"
                + " average, about %.1f threads waited so, and about %.1f threads did what held them"
                + " up: hardly more than one for each. Meanwhile, %s of the time of the CPUs is unused. Thresholds:"
                + " remark from %s, warning from %s of the time, if as much of the CPUs is unused.",
            Wording.many(account.looks(), "look"),
            waits.first().where(),
            MomentWording.line(waits.first()),
            Wording.percent(waits.share()),
            waits.threads(),
            waits.holding(),
            Wording.percent(account.unusedShare()),
            Wording.percent(limits.remark(Threshold.ONE_AT_A_TIME)),
            Wording.percent(limits.warning(Threshold.ONE_AT_A_TIME))),
        List.of(
            text(
                "hand over all tasks before waiting for any of them: a stream is lazy, so collect"
                    + " the futures into a list before the stream that waits for them%s",
                MomentWording.line(waits.first()))));
  }
}
