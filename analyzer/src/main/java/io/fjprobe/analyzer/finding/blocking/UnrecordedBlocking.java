package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.SHORT_BLOCKING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * This is the blocking that the system counted and no event tells of. The JVM also counts waits of
 * Java code without an event. Each of these is shorter than the threshold of its event, so many of
 * them may explain the blocking. Otherwise it is for files, sockets or memory, or in the JVM
 * itself.
 */
public final class UnrecordedBlocking {

  private final BlockingAccount blocking;
  private final @Nullable Long waits;
  private final long threshold;
  private final Optional<Box> seen;

  public UnrecordedBlocking(Finding.Subject subject) {
    blocking = subject.pool().inTasks().blocking();
    Long others = subject.pool().times().time().otherWaits();
    waits = others == null ? null : Long.valueOf(Math.max(others - blocking.all().count(), 0));
    seen = seen(subject);
    threshold =
        subject.blockingThresholdNanos() == null
            ? subject.limits().count(SHORT_BLOCKING)
            : subject.blockingThresholdNanos();
  }

  /** No event tells of this many nanoseconds. It is 0 if the exact amount is not known. */
  public long nanos() {
    return Math.max(blocking.nanos() - blocking.all().totalNanos(), 0);
  }

  /**
   * This tells whether short waits of Java code can be half of it or more. Without counts nobody
   * knows, and this is true.
   */
  public boolean canBeWaits() {
    return waits == null || (double) waits * threshold >= nanos() / 2.0;
  }

  /** It is blocking inside tasks: looks saw it, or short waits may be most of it. */
  public boolean isInTasks() {
    return seen.isPresent() || canBeWaits();
  }

  /**
   * Looks at all threads saw workers blocked here most of the time. They need no event for that.
   */
  public Optional<String> seen() {
    return seen.map(
        box ->
            text(
                "looks at all threads saw most of them where a worker %s%s",
                MomentWording.of(box.doing()), MomentWording.line(box)));
  }

  private static Optional<Box> seen(Finding.Subject subject) {
    MomentAccount moments = subject.section().moments();
    return moments == null
        ? Optional.empty()
        : moments.boxes().stream()
            .filter(box -> box.worker() && box.where().equals(subject.pool().name()))
            .filter(box -> box.doing().isBlocked() && box.line() != null)
            .findFirst();
  }

  public String words() {
    return text(
        "No event covers %s of it%s.",
        Wording.time(nanos()),
        waits == null
            ? ""
            : seen.isPresent()
                ? ", but looks at all threads saw where workers are blocked"
                : canBeWaits()
                    ? text(
                        "; the JVM counted %s without an event, each shorter than %s, and these may"
                            + " be most of it",
                        Wording.many(waits, "wait"), Wording.time(threshold))
                    : ", and the JVM counted too few short waits to explain it: it is waiting for"
                        + " files, sockets or memory, or in the JVM itself");
  }
}
