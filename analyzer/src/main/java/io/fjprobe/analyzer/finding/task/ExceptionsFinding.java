package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Condition.EXCEPTIONS_POOL_CODE;
import static io.fjprobe.analyzer.finding.limit.Threshold.EXCEPTIONS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Many tasks end by an exception or are cancelled.
 *
 * <p>Needs exceptionalTasks and cancelledTasks of PoolStatistics, and how many ran.
 */
public final class ExceptionsFinding implements Finding {

  /**
   * Up to this JDK release, one table has the exceptions of all tasks. Later, each task keeps its
   * own.
   */
  private static final int LAST_JDK_WITH_TABLE = 16;

  @Override
  public String id() {
    return "exceptions";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return new CaughtExceptions(subject).areMany() ? KnownBy.SAMPLED : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long exceptional = pool.counts().count(PoolCounter.EXCEPTIONAL_TASKS);
    Long cancelled = pool.counts().count(PoolCounter.CANCELLED_TASKS);
    Long tasks = pool.counts().tasks();
    if (exceptional == null || tasks == null) {
      return verdict.notRecorded("exceptions: they were not counted");
    }
    // a task that a joiner or a completer ends by the exception of another one counts as well
    long failed = Math.min(exceptional, tasks);
    double share = (double) failed / Math.max(tasks, 1);
    if (exceptional == 0 || share < limits.remark(EXCEPTIONS)) {
      CaughtExceptions caught = new CaughtExceptions(subject);
      return caught.areMany()
          ? caught.diagnosis(verdict)
          : verdict.ok("hardly any task ends with an exception");
    }
    Double made = subject.section().machine().throwablesPerSecond();
    return verdict.diagnosis(
        share < limits.warning(EXCEPTIONS) ? Severity.INFO : Severity.WARNING,
        share,
        null,
        text("%s ended with an exception", Wording.many(failed, "task")),
        text(
            "That is %s of the tasks%s. One exception may end several tasks: it is passed on to"
                + " the tasks that depend on the failed one%s. Thresholds: remark from %s,"
                + " warning from %s of the tasks.",
            Wording.percent(share),
            cancelled == null || cancelled == 0
                ? ""
                : text("; %s were cancelled", Wording.count(cancelled)),
            made == null
                ? ""
                : text(
                    "; about %s exceptions a second were created in the whole JVM",
                    Wording.number(made)),
            Wording.percent(limits.remark(EXCEPTIONS)),
            Wording.percent(limits.warning(EXCEPTIONS))),
        advice(subject));
  }

  private static List<String> advice(Subject subject) {
    List<String> advice = new ArrayList<>();
    advice.add(
        subject.pool().inTasks().code().lines().stream()
                .filter(CodeRow::exception)
                .findFirst()
                .map(row -> "samples show that they are created at " + row.where() + ": ")
                .orElse("")
            + "return an expected failure as the result of the task instead of throwing it");
    advice.add(CaughtExceptions.WITHOUT_STACK_TRACE);
    Bucket pool = subject.pool().times().account().bucket(BucketKind.FORK_JOIN);
    if (subject.jdk() <= LAST_JDK_WITH_TABLE
        && pool.nanos() != null
        && subject.shareOfWorkerTime(pool.nanos())
            >= subject.limits().value(EXCEPTIONS_POOL_CODE)) {
      advice.add(
          text(
              "up to JDK %d the exceptions of all tasks go into one table with one lock, which"
                  + " takes a part of the %s in pool code",
              LAST_JDK_WITH_TABLE, Wording.time(pool.nanos())));
    }
    return advice;
  }
}
