package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.PoolAccount;
import io.fjprobe.analyzer.account.Row;
import java.util.List;

/**
 * Virtual threads block and keep their carriers, which are workers of the scheduler's pool.
 *
 * <p>Needs jdk.VirtualThreadPinned.
 */
final class CarrierPinningFinding implements Finding {

  private static final double INFO = 0.02;
  private static final double WARNING = 0.1;

  @Override
  public String id() {
    return "carrier-pinning";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    if (!pool.kind().equals("virtual-thread scheduler")) {
      return verdict.ok("no carriers");
    }
    Row pinned = subject.section().machine().pinned();
    if (pinned == null) {
      return verdict.ok("no virtual thread was seen to pin its carrier");
    }
    String line =
        pool.blocking().byLine().isEmpty() ? "(unknown)" : pool.blocking().byLine().get(0).name();
    return verdict.byShare(
        pinned.totalNanos(),
        INFO,
        WARNING,
        text(
            "Virtual threads pin their carriers, for %s of these threads' time",
            Wording.percent(subject.shareOfWorkerTime(pinned.totalNanos()))),
        text(
            "%s, %s in sum, %s at most. A carrier that is pinned runs no other virtual thread.",
            Wording.many(pinned.count(), "time"),
            Wording.time(pinned.totalNanos()),
            Wording.time(pinned.maxNanos())),
        List.of(
            text("%s: use a java.util.concurrent lock there instead of synchronized", line),
            "or run on JDK 24 or later, where a monitor does not pin"));
  }
}
