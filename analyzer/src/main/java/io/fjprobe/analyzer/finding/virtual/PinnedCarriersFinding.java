package io.fjprobe.analyzer.finding.virtual;

import static io.fjprobe.analyzer.finding.limit.Threshold.PINNED_CARRIERS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.recording.stack.PinnedStack;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Virtual threads block and keep their carriers, which are workers of the scheduler's pool.
 *
 * <p>Needs jdk.VirtualThreadPinned.
 */
public final class PinnedCarriersFinding implements Finding {

  /** From this JDK release on, a monitor does not pin a carrier (JEP 491). */
  private static final int MONITORS_FREE = 24;

  @Override
  public String id() {
    return "pinned-carriers";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return NativePinning.applies(subject) && !isMore(subject.section().machine().pinned(), subject)
        ? KnownBy.SAMPLED
        : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    if (!pool.identity().kind().isScheduler()) {
      return verdict.ok("the pool has no carriers");
    }
    Row pinned = subject.section().machine().pinned();
    if (NativePinning.applies(subject) && !isMore(pinned, subject)) {
      return NativePinning.diagnosis(verdict, subject);
    }
    if (pinned == null) {
      return verdict.ok("no virtual thread was seen to pin its carrier");
    }
    String line =
        pool.inTasks().blocking().lines().stream()
            .filter(each -> each.isOf(BlockKind.PINNED))
            .findFirst()
            .map(each -> each.at().line())
            .orElse(null);
    boolean atStart = line != null && line.endsWith(PinnedStack.INITIALIZER);
    return verdict.byShare(
        pinned.totalNanos(),
        subject.limits().remark(PINNED_CARRIERS),
        atStart ? Limits.NEVER : subject.limits().warning(PINNED_CARRIERS),
        text(
            "Virtual threads pin their carriers for %s of the carriers' time",
            Wording.percent(subject.shareOfWorkerTime(pinned.totalNanos()))),
        text(
            "This happened %s: %s in total, %s at most. A pinned carrier runs no other virtual"
                + " thread.",
            Wording.many(pinned.count(), "time"),
            Wording.time(pinned.totalNanos()),
            Wording.time(pinned.maxNanos())),
        advice(subject, line));
  }

  private static boolean isMore(@Nullable Row pinned, Subject subject) {
    return pinned != null && pinned.totalNanos() > NativePinning.nanos(subject);
  }

  /**
   * @param line null: not recorded
   */
  private static List<String> advice(Subject subject, @Nullable String line) {
    String knob =
        "or give the scheduler more carriers with -Djdk.virtualThreadScheduler.parallelism,"
            + " which hides the problem until that many are pinned";
    if (line == null) {
      return List.of("look at the stacks of jdk.VirtualThreadPinned", knob);
    }
    if (line.endsWith(PinnedStack.INITIALIZER)) {
      return List.of(
          text(
              "%s blocks once, when its class is first used: use the class once at start-up",
              line));
    }
    if (line.endsWith(PinnedStack.NATIVE)) {
      return List.of(
          text(
              "%s: do not block in code called from native code, or run it on platform threads",
              line),
          knob);
    }
    boolean monitorsPin = subject.jdk() < MONITORS_FREE;
    if (!monitorsPin) {
      return List.of(
          text(
              "%s blocks in code called from native code or from a class initializer; from JDK"
                  + " %d on, a monitor does not pin",
              line, MONITORS_FREE),
          knob);
    }
    if (line.endsWith(PinnedStack.MAP)) {
      return List.of(
          text(
              "%s: the map holds a lock while it makes the value. Do not block there: put a future"
                  + " into the map, and let it make the value",
              line),
          text("or run on JDK %d or later, where a monitor does not pin", MONITORS_FREE));
    }
    return List.of(
        line.endsWith(PinnedStack.SYNCHRONIZED)
            ? text("%s: use a java.util.concurrent lock there instead of synchronized", line)
            : text(
                "%s blocks in a synchronized block, of this method or of one that calls it: use"
                    + " a java.util.concurrent lock instead",
                line),
        text("or run on JDK %d or later, where a monitor does not pin", MONITORS_FREE));
  }
}
