package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.BlockingAccount;
import io.fjprobe.analyzer.account.Row;
import java.util.List;

/**
 * Tasks block without telling the pool: each takes a worker away for as long.
 *
 * <p>Needs the JDK's events of sleeping, parking, monitors and I/O on worker threads.
 */
final class UnmanagedBlockingFinding implements Finding {

  private static final double INFO = 0.02;
  private static final double WARNING = 0.1;

  @Override
  public String id() {
    return "unmanaged-blocking";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    BlockingAccount blocking = subject.pool().blocking();
    Verdict verdict = new Verdict(this, subject);
    if (subject.pool().kind().equals("virtual-thread scheduler")) {
      return verdict.ok("virtual threads block beside their carriers; see carrier-pinning");
    }
    String unrecorded = subject.unrecordedBlocking();
    boolean negligible = subject.shareOfWorkerTime(blocking.all().totalNanos()) < INFO;
    if (negligible && unrecorded != null) {
      return verdict.notRecorded(unrecorded);
    }
    if (blocking.all().count() == 0) {
      return verdict.ok("no task was seen to block outside the pool's knowledge");
    }
    Row all = blocking.all();
    Row kind = blocking.byKind().get(0);
    String summary =
        text(
            "Tasks block without telling the pool, %s of worker time",
            Wording.percent(subject.shareOfWorkerTime(all.totalNanos())));
    String explanation =
        text(
            "%s events on worker threads took %s in sum; most of it, %s, is %s (%s events, %s on"
                + " average). The pool does not replace a worker that blocks like this.",
            Wording.count(all.count()),
            Wording.time(all.totalNanos()),
            Wording.time(kind.totalNanos()),
            kind.name(),
            Wording.count(kind.count()),
            Wording.time(kind.meanNanos()));
    long waitedFor = Math.min(subject.pool().joins().ownWork().totalNanos(), all.totalNanos());
    return verdict.byShare(
        all.totalNanos(),
        all.totalNanos() - waitedFor,
        INFO,
        WARNING,
        summary,
        explanation + waitedFor(waitedFor),
        advice(subject, blocking));
  }

  /** Joins in the right order would let others block at the same time, instead of waiting. */
  private static String waitedFor(long nanos) {
    return nanos == 0
        ? ""
        : text(
            " For %s of it others waited who had tasks of their own: that part counts for"
                + " join-order.",
            Wording.time(nanos));
  }

  private static List<String> advice(Subject subject, BlockingAccount blocking) {
    Row worst = blocking.byLine().get(0);
    return List.of(
        text(
            "%s is %s of it: move it out of the pool%s",
            worst.name(),
            Wording.time(worst.totalNanos()),
            subject.jdk() >= 21
                ? ", for example to a virtual thread"
                : ", to an executor of its own"),
        "or wrap it into ForkJoinPool.managedBlock, so that the pool can make up for it");
  }
}
