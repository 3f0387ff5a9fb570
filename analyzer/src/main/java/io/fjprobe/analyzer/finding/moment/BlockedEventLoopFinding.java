package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The thread of an event loop waits while it handles an event, and CPUs are unused: all other
 * events of the loop wait with it.
 *
 * <p>Needs looks at all threads. Event loops are known by their classes.
 */
public final class BlockedEventLoopFinding extends MomentFinding {

  public BlockedEventLoopFinding() {
    super(Unused.EVENT_LOOP, Threshold.BLOCKED_EVENT_LOOP);
  }

  @Override
  public String id() {
    return Context.EVENT_LOOP.finding();
  }

  private static boolean isBlockedLoop(Box box) {
    return box.context() == Context.EVENT_LOOP
        && !box.doing().runsCode()
        && !box.doing().isKeptOut();
  }

  @Override
  Diagnosis judge(Verdict verdict, UnusedCpus unused) {
    List<Box> boxes = boxes(unused, BlockedEventLoopFinding::isBlockedLoop);
    if (boxes.isEmpty()) {
      return verdict.ok("event loops are blocked only for moments");
    }
    Box first = boxes.get(0);
    return verdict.diagnosis(
        unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            "An event loop (%s) is blocked; %s of the time of the CPUs is unused meanwhile",
            first.where(), Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(
                " while a thread of an event loop did not go on. Most of the time, it %s%s. The"
                    + " other connections and timers of this loop wait until it goes on.%s",
                MomentWording.of(first.doing()), MomentWording.line(first), unused.thresholds()),
        List.of(
            text(
                "do not wait on the thread of an event loop%s: let threads of another executor do"
                    + " what blocks, or use a call that does not block",
                MomentWording.line(first))));
  }
}
