package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.finding.limit.Threshold.QUEUE_GROWTH;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The array of a queue grew very large: tasks are made faster than they run.
 *
 * <p>Needs queueGrowths of PoolStatistics; QueueGrowth says how large.
 */
public final class QueueGrowthFinding implements Finding {

  @Override
  public String id() {
    return "queue-growth";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long growths = pool.counts().count(PoolCounter.QUEUE_GROWTHS);
    Long capacity = pool.events().queueGrowth().largestCapacity();
    if (growths == null || growths > 0 && capacity == null) {
      return verdict.notRecorded(
          "growth of queues: it was not counted, or the sizes were not recorded");
    }
    if (capacity == null || capacity < limits.remark(QUEUE_GROWTH)) {
      return verdict.ok("no queue grew large");
    }
    boolean worker = pool.events().queueGrowth().largestOfWorker();
    return verdict.diagnosis(
        capacity < limits.warning(QUEUE_GROWTH) ? Severity.INFO : Severity.WARNING,
        Math.min(1, (double) capacity / (64 * limits.warning(QUEUE_GROWTH))),
        null,
        text("A queue grew to %s: very many tasks wait", Wording.many(capacity, "slot")),
        text(
            "There were %s of queue arrays; the largest array belongs to %s. Each growth doubles"
                + " the array and copies it. The waiting tasks stay in memory, and their data"
                + " has left the CPU caches when they run at last. Thresholds: remark from %s,"
                + " warning from %s.",
            Wording.many(growths, "growth"),
            worker ? "a worker" : "a submission queue or an unknown queue",
            Wording.many((long) limits.remark(QUEUE_GROWTH), "slot"),
            Wording.many((long) limits.warning(QUEUE_GROWTH), "slot")),
        worker && TaskKind.of(subject) == TaskKind.RECURSIVE
            ? List.of(
                "fork by halves, recursively, instead of forking all tasks in one loop",
                "or stop forking when getSurplusQueuedTaskCount() is larger than 3")
            : List.of("slow down the submitters, for example with a Semaphore"));
  }
}
