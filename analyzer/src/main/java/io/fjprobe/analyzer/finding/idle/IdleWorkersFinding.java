package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.finding.limit.Condition.IDLE_WORKERS_JOINS;
import static io.fjprobe.analyzer.finding.limit.Threshold.IDLE_WORKERS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.advice.IdleWorkersAdvice;
import io.fjprobe.analyzer.finding.blocking.JoinOrderFinding;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.moment.LoneRunner;
import io.fjprobe.analyzer.finding.moment.OneAtATimeFinding;
import io.fjprobe.analyzer.finding.moment.UndividedSourceFinding;
import io.fjprobe.analyzer.finding.moment.UnusedCpus;
import io.fjprobe.analyzer.finding.queue.PoolPerOperationFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionBoundFinding;
import io.fjprobe.analyzer.finding.span.SpanEvidence;
import io.fjprobe.analyzer.finding.task.FineTasksFinding;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The parallelism is not used while somebody waits: there are too few tasks, or they come too late.
 *
 * <p>Needs the idle times of WorkerStatistics; looks at all threads, iterations or waits of callers
 * tell when.
 */
public final class IdleWorkersFinding implements Finding {

  @Override
  public String id() {
    return "idle-workers";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    if (LoneRunner.worker(subject) != null) {
      return KnownBy.SAMPLED;
    }
    KnownBy work = WorkInProgress.knownBy(subject);
    return work == KnownBy.SEEN && joinsMatter(subject) && subject.pool().events().joins().sampled()
        ? KnownBy.SAMPLED
        : work;
  }

  private static boolean joinsMatter(Subject subject) {
    Long total = subject.pool().times().time().totalNanos();
    return total != null
        && WorkInProgress.joins(subject) >= subject.limits().value(IDLE_WORKERS_JOINS) * total;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    if (pool.times().time().measured().idleNanos() == null
        || pool.times().time().runningNanos() == null) {
      return verdict.notRecorded("idle workers: the idle times were not recorded");
    }
    if (TaskKind.of(subject) == TaskKind.CONTINUATIONS) {
      return verdict.ok("carriers are idle when no virtual thread can run");
    }
    if (OneAtATimeFinding.joinsAtOnce(subject)) {
      return verdict.ok("tasks join each other one at a time: see one-at-a-time");
    }
    LoneRunner lone = LoneRunner.worker(subject);
    if (UndividedSourceFinding.explains(subject, lone == null ? 0 : lone.timeShare())) {
      return verdict.ok("one task has all elements of a stream: see undivided-source");
    }
    if (lone != null && pool.identity().parallelism() != 1) {
      return judge(subject, lone);
    }
    WorkInProgress work = WorkInProgress.of(subject);
    if (work == null) {
      return verdict.ok("nobody was seen to wait for the pool while its workers were idle");
    }
    double share = work.unusedShare(subject);
    if (share < subject.limits().remark(IDLE_WORKERS)) {
      return verdict.ok(
          text(
              "on average %s of %d workers were busy %s; the others are spare",
              Wording.number(work.busy(subject)), work.runners(subject), work.words()));
    }
    if (PoolPerOperationFinding.applies(subject)) {
      return verdict.ok("workers end soon after they start: see pool-per-operation");
    }
    if (SubmissionBoundFinding.applies(subject)) {
      return verdict.ok("idle workers wait for submissions: see submission-bound");
    }
    if (ImbalanceFinding.applies(subject)) {
      return verdict.ok("workers are idle because the load is uneven: see imbalance");
    }
    if (SignallingFinding.applies(subject)) {
      return verdict.ok("workers are idle only for moments, but often: see signalling");
    }
    if (SignallingFinding.idleForMoments(subject) && FineTasksFinding.warns(subject)) {
      return verdict.ok(
          "workers are idle only for moments, as the tasks are very small: see fine-tasks");
    }
    return verdict.diagnosis(
        share >= subject.limits().warning(IDLE_WORKERS) && !UnusedCpus.areRuledOut(subject)
            ? Severity.WARNING
            : Severity.INFO,
        share,
        Math.min(
            work.unused(subject),
            pool.times().time().measured().idleNanos() + WorkInProgress.joins(subject)),
        text(
            "Workers have too little to do: on average %s of %d were busy %s",
            Wording.number(work.busy(subject)), work.runners(subject), work.words()),
        explanation(subject, work) + spanWords(subject, work.runners(subject)),
        advice(subject, work.runners(subject), share));
  }

  /** This judges by the account of wall time, which knows what ran at the same moment. */
  private Diagnosis judge(Subject subject, LoneRunner lone) {
    if (PoolPerOperationFinding.applies(subject)) {
      return new Verdict(this, subject)
          .ok("workers end soon after they start: see pool-per-operation");
    }
    if (ImbalanceFinding.applies(subject)) {
      return new Verdict(this, subject)
          .ok("workers are idle because the load is uneven: see imbalance");
    }
    Context context = lone.context();
    if (context != null) {
      return new Verdict(this, subject)
          .ok("it is known why one worker runs alone: see " + context.finding());
    }
    if (JoinOrderFinding.explains(
        subject, lone.timeShare() * subject.section().period().wallNanos())) {
      return new Verdict(this, subject)
          .ok("workers wait in joins while tasks are in their own queues: see join-order");
    }
    int workers = WorkInProgress.atOnce(subject);
    return new Verdict(this, subject)
        .diagnosis(
            lone.severity(),
            lone.timeShare(),
            null,
            lone.summary("One worker at a time"),
            lone.explanation("a worker of this pool")
                + text(" The parallelism is %d.", subject.pool().identity().parallelism())
                + spanWords(subject, workers),
            advice(subject, workers, lone.timeShare() * (workers - 1) / workers));
  }

  /** Where work and span were recorded, they tell whether the tasks themselves are the reason. */
  private static String spanWords(Subject subject, int workers) {
    SpanEvidence evidence = SpanEvidence.of(subject);
    return evidence == null ? "" : evidence.words(workers);
  }

  private static List<String> advice(Subject subject, int workers, double unusedShare) {
    SpanEvidence evidence = SpanEvidence.of(subject);
    return evidence != null && evidence.explains(workers, unusedShare)
        ? evidence.advice()
        : IdleWorkersAdvice.of(subject);
  }

  private static String explanation(Subject subject, WorkInProgress work) {
    PoolAccount pool = subject.pool();
    Long tasks = pool.counts().tasks();
    long joins = WorkInProgress.joins(subject);
    return text(
        "Work was under way for %s%s of the window. Workers were busy for %s of %s of worker"
            + " time%s. %s Thresholds: remark from %s, warning from %s of the parallelism unused"
            + " meanwhile.",
        work.about(),
        Wording.time(work.nanos()),
        Wording.time(
            Sums.orZero(pool.times().time().totalNanos())
                - Sums.orZero(pool.times().time().measured().idleNanos())
                - joins),
        Wording.time(Sums.orZero(pool.times().time().totalNanos())),
        joinsMatter(subject)
            ? text(
                ", and blocked for %s%s in joins while they had no other task of their own",
                pool.events().joins().sampled() ? "about " : "", Wording.time(joins))
            : "",
        tasks == null
            ? "The number of tasks was not recorded."
            : text(
                "There were %s for %s.",
                Wording.many(tasks, "task"), Wording.many(pool.times().time().workers(), "worker")),
        Wording.percent(subject.limits().remark(IDLE_WORKERS)),
        Wording.percent(subject.limits().warning(IDLE_WORKERS)));
  }
}
