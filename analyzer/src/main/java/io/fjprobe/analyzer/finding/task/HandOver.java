package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS_HAND_OVER;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.span.SpanEvidence;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * What tasks work, and about what it costs to hand them over: steals, wake-ups of workers and ends
 * of blocked joins.
 *
 * @param workNanos of a task, in the mean
 * @param costNanos of the steals, wake-ups and ends of joins of a task, in the mean
 */
record HandOver(double workNanos, double costNanos) {

  /** Null: the work of tasks or the number of steals, waits and joins is not known. */
  static @Nullable HandOver of(Finding.Subject subject) {
    SpanEvidence evidence = SpanEvidence.of(subject);
    PoolAccount pool = subject.pool();
    Long tasks = pool.counts().tasksOfWorkers();
    Long steals =
        Sums.sumOrNull(
            pool.counts().count(PoolCounter.WORKER_STEALS),
            pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN));
    Long wakeUps = pool.times().time().waits().idleCount();
    Long joins = pool.times().time().waits().joinBlockedCount();
    if (evidence == null
        || evidence.limit().interruptions().matter() // tasks seem longer than they are
        || tasks == null
        || tasks == 0
        || steals == null
        || wakeUps == null
        || joins == null) {
      return null;
    }
    OperationSpan operation = evidence.limit().operation();
    PoolCosts costs = PoolCosts.TYPICAL;
    return new HandOver(
        operation.workNanos() / operation.tasks(),
        (steals * costs.steal() + wakeUps * costs.wakeUp() + joins * costs.joinEnd()) / tasks);
  }

  boolean outweighsWork(Finding.Subject subject) {
    return costNanos >= subject.limits().remark(FINE_TASKS_HAND_OVER) * workNanos;
  }

  /** This is a sentence for an explanation. */
  String words() {
    return text(
        " A task of the operations works for %s in the mean, without its joins. Steals, wake-ups of"
            + " workers and ends of blocked joins take about %s for each task, if they take %s, %s"
            + " and %s each time.",
        Wording.time(workNanos),
        Wording.time(costNanos),
        Wording.time(PoolCosts.TYPICAL.steal()),
        Wording.time(PoolCosts.TYPICAL.wakeUp()),
        Wording.time(PoolCosts.TYPICAL.joinEnd()));
  }
}
