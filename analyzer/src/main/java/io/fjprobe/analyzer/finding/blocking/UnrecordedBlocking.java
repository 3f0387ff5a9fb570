package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * What the system counted of blocking and no event tells of. The JVM counts waits of Java without
 * an event: each that has none is shorter than the threshold of its event, so that many may explain
 * it. The rest is files, sockets, memory, or the JVM itself.
 */
public final class UnrecordedBlocking {

  private final BlockingAccount blocking;
  private final @Nullable Long waits;
  private final long threshold;

  public UnrecordedBlocking(Finding.Subject subject) {
    blocking = subject.pool().inTasks().blocking();
    Long others = subject.pool().times().time().otherWaits();
    waits = others == null ? null : Long.valueOf(Math.max(others - blocking.all().count(), 0));
    threshold =
        subject.blockingThresholdNanos() == null
            ? Finding.SHORT_BLOCKING
            : subject.blockingThresholdNanos();
  }

  /** 0 where the exact amount is not known. */
  public long nanos() {
    return Math.max(blocking.nanos() - blocking.all().totalNanos(), 0);
  }

  /** Whether short waits of Java can be most of it; it is not known either way without counts. */
  public boolean canBeWaits() {
    return waits == null || (double) waits * threshold >= nanos() / 2.0;
  }

  public String words() {
    return text(
        "No event covers %s of it%s.",
        Wording.time(nanos()),
        waits == null
            ? ""
            : canBeWaits()
                ? text(
                    "; the JVM counted %s without an event, each shorter than %s, and these may"
                        + " be most of it",
                    Wording.many(waits, "wait"), Wording.time(threshold))
                : ", and the JVM counted too few short waits to explain it: it is waiting for"
                    + " files, sockets or memory, or in the JVM itself");
  }
}
