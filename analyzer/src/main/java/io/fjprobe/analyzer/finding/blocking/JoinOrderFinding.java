package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Threshold.JOIN_ORDER;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Tasks are joined in the order of their forks. A worker can run its own tasks while it waits only
 * from the top of its queue; joining the oldest first leaves the younger ones lying there.
 *
 * <p>Needs JoinWait and the lifetimes of WorkerStatistics.
 */
public final class JoinOrderFinding implements Finding {

  /**
   * Whether most of this time passed while workers were blocked in joins that leave tasks in their
   * own queues, and these joins are worth a warning.
   *
   * @param nanos in which workers ran nothing
   */
  public static boolean explains(Subject subject, double nanos) {
    long own = subject.pool().events().joins().ownWork().totalNanos();
    return 2 * own >= nanos
        && subject.shareOfWorkerTime(own) >= subject.limits().warning(JOIN_ORDER);
  }

  /** This tells whether it is worth a remark: those workers have tasks. */
  public static boolean applies(Subject subject) {
    long own = subject.pool().events().joins().ownWork().totalNanos();
    return subject.shareOfWorkerTime(own) >= subject.limits().remark(JOIN_ORDER);
  }

  @Override
  public String id() {
    return "join-order";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return subject.pool().events().joins().sampled() ? KnownBy.SAMPLED : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    JoinAccount joins = pool.events().joins();
    Verdict verdict = new Verdict(this, subject);
    Long blocked = pool.times().time().waits().joinBlockedCount();
    if (blocked == null || blocked > 0 && joins.all().count() == 0) {
      return verdict.notRecorded("join order: the recording has no event of a blocked join");
    }
    Row own = joins.ownWork();
    if (own.count() == 0) {
      return verdict.ok("no join blocked while its worker had tasks in its own queue");
    }
    String summary =
        text(
            "Tasks are joined in fork order: for %s of their time, workers block with tasks left"
                + " in their own queues",
            Wording.percent(subject.shareOfWorkerTime(own.totalNanos())));
    String explanation =
        text(
            "In %s of %s blocked joins (%s), the worker still had tasks in its own queue. These"
                + " joins blocked for %s in total, %s on average%s.",
            Wording.count(own.count()),
            Wording.count(joins.all().count()),
            Wording.percent((double) own.count() / joins.all().count()),
            Wording.time(own.totalNanos()),
            Wording.time(own.meanNanos()),
            joins.sampled() ? text(" (estimates from %,d events)", joins.events()) : "");
    return verdict.byShare(
        own.totalNanos(),
        subject.limits().remark(JOIN_ORDER),
        subject.limits().warning(JOIN_ORDER),
        summary,
        explanation,
        advice(joins));
  }

  private static List<String> advice(JoinAccount joins) {
    Row worst = joins.rows().ownWorkByLine().get(0);
    return List.of(
        text(
            "%s accounts for %s of it: join the last forked task first, or compute one half"
                + " directly and join the other",
            worst.name(), Wording.time(worst.totalNanos())),
        "or use ForkJoinTask.invokeAll, which joins in the right order");
  }
}
