package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.Bucket;
import io.fjprobe.analyzer.account.BucketKind;
import io.fjprobe.analyzer.account.PoolAccount;
import io.fjprobe.analyzer.account.StealRow;
import java.util.ArrayList;
import java.util.List;

/**
 * Tasks are so small that the pool's own work on them weighs.
 *
 * <p>Needs forks and submissions of PoolStatistics and the times of WorkerStatistics.
 */
final class FineTasksFinding implements Finding {

  private static final double WARNING_NANOS = 1_000;
  private static final double INFO_NANOS = 10_000;
  private static final long FEW_TASKS = 1_000;

  @Override
  public String id() {
    return "fine-tasks";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long tasks = pool.tasks();
    Long running = pool.time().runningNanos();
    if (tasks == null || running == null || running == 0) {
      return verdict.notRecorded("size of tasks: forks, submissions or worker times are missing");
    }
    if (subject.tasksAreGiven() != null) {
      return verdict.ok(subject.tasksAreGiven());
    }
    if (tasks < FEW_TASKS) {
      return verdict.ok("too few tasks for them to be too fine");
    }
    double each = (double) running / tasks;
    if (each >= INFO_NANOS) {
      return verdict.ok(text("tasks run for %s on average", Wording.time(each)));
    }
    return verdict.diagnosis(
        each < WARNING_NANOS ? Severity.WARNING : Severity.INFO,
        subject.shareOfWorkerTime(running) * (1 - each / INFO_NANOS),
        running,
        text("Tasks are very small: %s of running time for each", Wording.time(each)),
        text(
            "%s of running time for %s. This includes what the pool does for a task%s. The share of worker time is all running time: an upper"
                + " bound of what larger tasks can save. Information below %s, warning below %s.",
            Wording.time(running),
            Wording.many(tasks, "task"),
            ofThePool(pool),
            Wording.time(INFO_NANOS),
            Wording.time(WARNING_NANOS)),
        advice(pool, each));
  }

  private static String ofThePool(PoolAccount pool) {
    Bucket forkJoin = pool.account().bucket(BucketKind.FORK_JOIN);
    Long scan = pool.account().nanos(BucketKind.SCAN);
    return forkJoin.nanos() == null || scan == null
        ? ", so the user's code runs for less"
        : text(
            ": about %s inside tasks, by samples, and %s to find them",
            Wording.time(forkJoin.nanos()), Wording.time(scan));
  }

  private static List<String> advice(PoolAccount pool, double each) {
    List<String> advice = new ArrayList<>();
    String where =
        pool.steals().byTaskClass().stream()
            .map(StealRow::name)
            .findFirst()
            .map(name -> " of " + name)
            .orElse("");
    advice.add(
        text(
            "raise the sequential threshold%s by a factor of %s or more, so that a task runs for"
                + " at least %s",
            where,
            Wording.count((long) Math.ceil(INFO_NANOS / Math.max(each, 1))),
            Wording.time(INFO_NANOS)));
    advice.add("or stop forking when getSurplusQueuedTaskCount() is larger than 3");
    return advice;
  }
}
