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
 * because nothing was asked. A main thread may wait for the end of a server. So only a thread that
 * waits for the end of a task, and goes on again and again, gets a warning.
 */
public final class PollingFinding extends LookFinding {

  @Override
  public String id() {
    return Context.UNTIL_END.finding();
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    if (!account.sleepsAreRead()) {
      return verdict.notRecorded(
          "what the code does around lines that sleep: the agent did not read it");
    }
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
            "For %s of the time, a thread sleeps%s until %s",
            Wording.percent(held.share()), MomentWording.line(first), what(forEnd)),
        held.seen()
            + text(
                ", %s slept%s for %s of the time while nothing else went on. The code shows that it"
                    + " sleeps there again and again until %s.",
                MomentWording.one(first),
                MomentWording.line(first),
                Wording.percent(held.share()),
                what(forEnd))
            + (forEnd
                ? ""
                : " What it waits for may come from outside, or be the end of the program, so this is"
                    + " a remark.")
            + held.thresholds(),
        List.of(
            text(
                "do not sleep%s: wait for that itself (a future, a latch, a condition, a queue that"
                    + " blocks), because a sleep ends later",
                MomentWording.line(first))));
  }

  private static String what(boolean forEnd) {
    return forEnd ? "what it waits for has ended" : "something is ready";
  }

  private static double part(Box box) {
    boolean polls = box.context() == Context.UNTIL_END || box.context() == Context.UNTIL_STATE;
    return polls ? HeldUp.alone(box) : 0;
  }
}
