package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Threshold.BEGUN_BY_TIMER;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.LetGoOn;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The program waits most of the time for something that goes on only when a timer fires, or a
 * thread has slept long enough: a batch that is never full, a tick that is too long. The time may
 * be a pace that is wanted, so this is only a remark.
 *
 * <p>Needs looks at all threads, and who lets waiting threads go on.
 */
public final class BegunByTimerFinding extends LookFinding {

  @Override
  public String id() {
    return "begun-by-timer";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    Holdup holdup = account.boxes().isEmpty() ? null : Holdup.greatestOf(account);
    double least = subject.limits().remark(BEGUN_BY_TIMER);
    if (holdup == null || holdup.share() < least || !waits(holdup.highest().doing())) {
      return verdict.ok("it is not waits that hold the program up for most of the time");
    }
    Box box = holdup.highest();
    LetGoOn ended = LetGoOn.of(account.releases(), row -> isOf(row, box));
    boolean isEnded = ended.seen() > 0;
    LetGoOn its = isEnded ? ended : begun(account);
    ReleaseRow by = its.most();
    if (by == null || !its.isMostlyTimed()) {
      return verdict.ok("no timer ends what holds the program up");
    }
    return verdict.diagnosis(
        Severity.INFO,
        holdup.share(),
        null,
        text(
            "For %s of the time, %s waits%s, %s only when a time is over",
            Wording.percent(holdup.share()),
            MomentWording.one(box),
            MomentWording.line(box),
            isEnded ? "which ends" : "and others get something to do"),
        text(
            "In %s at all threads, %s %s%s for %s of the time. %s when a time was over %s. Threshold:"
                + " remark from %s of the time.",
            Wording.many(account.looks(), "look"),
            MomentWording.one(box),
            MomentWording.of(box.doing()),
            MomentWording.line(box),
            Wording.percent(holdup.share()),
            isEnded ? "That ended" : "Threads that had no task got one",
            MomentWording.timed(its, by),
            Wording.percent(least)),
        List.of(
            "find out whose time that is: a batch or a buffer that is never full, a delay before it"
                + " is tried again, a poll or a tick that is too long",
            "if it is a pace or a limit that is wanted, this sets the speed of the program"));
  }

  private static boolean waits(Doing doing) {
    return doing == Doing.WAITS || doing == Doing.WAITS_FOR_RESULT || doing.isKeptOut();
  }

  private static boolean isOf(ReleaseRow row, Box box) {
    return row.doing() == box.doing() && Objects.equals(row.line(), box.line());
  }

  /** A thread may wait for the end of all. Then those that work show what lets them begin. */
  private static LetGoOn begun(MomentAccount account) {
    Set<String> working =
        account.boxes().stream()
            .filter(box -> box.doing().runsCode())
            .map(Box::where)
            .collect(Collectors.toSet());
    return LetGoOn.of(
        account.releases(), row -> row.doing() == Doing.NOT_ASKED && working.contains(row.where()));
  }
}
