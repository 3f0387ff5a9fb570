package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Threshold.POLLING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * A thread sleeps until something is ready, and nothing else goes on meanwhile: it would have gone
 * on earlier if it had waited for that itself.
 *
 * <p>Needs looks at all threads. The agent reads in the code whether a thread only asks for a state
 * before it sleeps again. What sets a flag may be outside of the program, and a queue may be empty
 * because nothing was asked, so that this is only a remark. The end of a task or a thread is not.
 */
public final class PollingFinding extends LookFinding {

  @Override
  public String id() {
    return Context.UNTIL_END.finding();
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    HeldUp held = HeldUp.of(subject, POLLING, PollingFinding::part);
    if (held == null) {
      return verdict.ok("hardly any thread sleeps until something is ready");
    }
    Box first = held.first();
    boolean forEnd = first.context() == Context.UNTIL_END;
    return verdict.diagnosis(
        forEnd ? held.severity() : Severity.INFO,
        held.share(),
        null,
        text(
            "A thread sleeps until %s, for %s of the time%s",
            what(forEnd), Wording.percent(held.share()), MomentWording.line(first)),
        held.seen()
            + text(
                ", %s slept%s for %s of the time while nothing else went on. The code shows that it"
                    + " sleeps again there until %s.",
                MomentWording.one(first),
                MomentWording.line(first),
                Wording.percent(held.share()),
                what(forEnd))
            + held.thresholds(),
        List.of(
            text(
                "wait for that itself (a future, a latch, a condition, a queue that blocks): a sleep"
                    + " ends later than that%s",
                MomentWording.line(first))));
  }

  private static String what(boolean forEnd) {
    return forEnd ? "what it waits for has ended" : "a state has changed";
  }

  private static double part(Box box) {
    boolean polls = box.context() == Context.UNTIL_END || box.context() == Context.UNTIL_STATE;
    return polls ? HeldUp.alone(box) : 0;
  }
}
