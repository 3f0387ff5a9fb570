package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The array of a queue grew very large: tasks are made faster than they run.
 *
 * <p>Needs queueGrowths of PoolStatistics; QueueGrowth says how large.
 */
public final class QueueGrowthFinding implements Finding {

  // A remark is made from this many slots in the array of a queue.
  private static final long INFO = 1 << 16;
  // A warning is made from this many slots in the array of a queue.
  private static final long WARNING = 1 << 20;

  @Override
  public String id() {
    return "queue-growth";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long growths = pool.counts().count(PoolCounter.QUEUE_GROWTHS);
    Long capacity = pool.events().queueGrowth().largestCapacity();
    if (growths == null || growths > 0 && capacity == null) {
      return verdict.notRecorded(
          "growth of queues: it was not counted, or the sizes were not recorded");
    }
    if (capacity == null || capacity < INFO) {
      return verdict.ok("no queue grew large");
    }
    boolean worker = pool.events().queueGrowth().largestOfWorker();
    return verdict.diagnosis(
        capacity < WARNING ? Severity.INFO : Severity.WARNING,
        Math.min(1, (double) capacity / (64 * WARNING)),
        null,
        text("A queue grew to %s: very many tasks wait", Wording.many(capacity, "slot")),
        text(
            "There were %s of queue arrays; the largest array belongs to %s. Each growth doubles"
                + " the array and copies it. The waiting tasks stay in memory, and their data"
                + " has left the CPU caches when they run at last. Thresholds: remark from %s,"
                + " warning from %s.",
            Wording.many(growths, "growth"),
            worker ? "a worker" : "a submission queue or an unknown queue",
            Wording.many(INFO, "slot"),
            Wording.many(WARNING, "slot")),
        worker && TaskKind.of(pool) == TaskKind.RECURSIVE
            ? List.of(
                "fork by halves, recursively, instead of forking all tasks in one loop",
                "or stop forking when getSurplusQueuedTaskCount() is larger than 3")
            : List.of("slow down the submitters, for example with a Semaphore"));
  }
}
