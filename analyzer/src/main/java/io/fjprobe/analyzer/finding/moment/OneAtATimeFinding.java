package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.ONE_AT_A_TIME_HOLDING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.OneByOneWaits;
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
 * A thread waits for the result of one task before it comes to the next: in a sequential stream, in
 * a loop, or in a task that joins another right after it has forked it. So nothing of what it hands
 * over goes on at the same time.
 *
 * <p>Needs looks at all threads. The agent reads in the code whether a thread waits right after it
 * has handed over a task. Of streams this is not known: if tasks had been handed over before, more
 * of them than threads that wait would be under way.
 */
public final class OneAtATimeFinding extends LookFinding {

  @Override
  public String id() {
    return Context.ELEMENT.finding();
  }

  /** This tells whether tasks of the pool join others right after they have forked them. */
  public static boolean joinsAtOnce(Subject subject) {
    MomentAccount account = subject.section().moments();
    OneByOneWaits waits = account == null ? null : account.oneByOne();
    return waits != null
        && forks(waits)
        && waits.first().where().equals(subject.pool().name())
        && applies(subject);
  }

  /** This tells whether the program waits for one result after the other. */
  public static boolean applies(Subject subject) {
    return new OneAtATimeFinding().judge(subject).fires();
  }

  private static boolean forks(OneByOneWaits waits) {
    return waits.why() == Context.AT_ONCE && waits.first().worker();
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    Limits limits = subject.limits();
    OneByOneWaits waits = account.oneByOne();
    if (waits == null || waits.share() < limits.remark(Threshold.ONE_AT_A_TIME)) {
      return verdict.ok("hardly any thread waits for one result before it goes on to the next");
    }
    if (waits.holding() > limits.value(ONE_AT_A_TIME_HOLDING) * waits.threads()) {
      return verdict.ok("threads wait for results of tasks, several of which go on at a time");
    }
    if (account.unusedShare() < limits.remark(Threshold.ONE_AT_A_TIME)) {
      return verdict.ok("threads wait for one result after the other, but the CPUs are in use");
    }
    double judged = Math.min(waits.share(), account.unusedShare());
    boolean several =
        waits.why() == Context.AT_ONCE
            && !forks(waits)
            && waits.threads() > limits.value(ONE_AT_A_TIME_HOLDING);
    return verdict.diagnosis(
        judged >= limits.warning(Threshold.ONE_AT_A_TIME) && !several
            ? Severity.WARNING
            : Severity.INFO, // several that ask for one task each may be what is wanted
        waits.share(),
        null,
        text("%s, for %s of the time", summary(waits), Wording.percent(waits.share())),
        text(
            "In %s at all threads, %s for %s of the time. On average, about %.1f threads did so, and"
                + " about %.1f threads held these moments up. Meanwhile, %s of the time of the CPUs"
                + " is unused. Thresholds: remark from %s, warning from %s of the time, if as much"
                + " of the CPUs is unused.",
            Wording.many(account.looks(), "look"),
            seen(waits),
            Wording.percent(waits.share()),
            waits.threads(),
            waits.holding(),
            Wording.percent(account.unusedShare()),
            Wording.percent(limits.remark(Threshold.ONE_AT_A_TIME)),
            Wording.percent(limits.warning(Threshold.ONE_AT_A_TIME))),
        List.of(advice(waits)));
  }

  private static String seen(OneByOneWaits waits) {
    String who = waits.first().where();
    String line = MomentWording.line(waits.first());
    if (forks(waits)) {
      return text(
          "workers of pool %s were in a join%s, which the code calls right after it forks the"
              + " task,",
          who, line);
    }
    return waits.why() == Context.ELEMENT
        ? text("%s waited%s, inside a sequential stream,", who, line)
        : text(
            "%s waited%s, in a loop, and the code shows that each task is waited for right after it"
                + " is handed over,",
            who, line);
  }

  private static String summary(OneByOneWaits waits) {
    String line = MomentWording.line(waits.first());
    if (forks(waits)) {
      return "Tasks join each task right after they fork it" + line;
    }
    return waits.why() == Context.ELEMENT
        ? "A stream seems to wait for each task before it hands over the next" + line
        : "A thread waits for each task before it hands over the next" + line;
  }

  private static String advice(OneByOneWaits waits) {
    String line = MomentWording.line(waits.first());
    if (forks(waits)) {
      return "fork a task, compute the other part, and only then join the task"
          + line
          + "; or fork all tasks before any of them is joined, as invokeAll does";
    }
    return waits.why() == Context.ELEMENT
        ? "hand over all tasks before waiting for any of them: a stream is lazy, so collect"
            + " the futures into a list before the stream that waits for them"
            + line
        : "hand over all tasks before waiting for any of them: collect the futures into a list, and"
            + " wait for them in a second loop"
            + line;
  }
}
