package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Threshold.REJECTED_COMPENSATIONS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * The pool could not compensate for a block and threw.
 *
 * <p>Needs refusals of PoolStatistics.
 */
public final class RejectedCompensationsFinding implements Finding {

  @Override
  public String id() {
    return "rejected-compensations";
  }

  @Override
  public boolean isFailure() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long refusals = pool.counts().count(PoolCounter.REFUSALS);
    if (refusals == null) {
      return verdict.notRecorded("rejected compensations: they were not counted");
    }
    if (refusals == 0 || refusals < subject.limits().warning(REJECTED_COMPENSATIONS)) {
      return verdict.ok(
          refusals == 0 ? "no compensation was rejected" : "few compensations were rejected");
    }
    return verdict.diagnosis(
        Severity.WARNING,
        1,
        null,
        text(
            "%s: tasks failed with RejectedExecutionException",
            Wording.many(refusals, "compensation") + " rejected"),
        text(
            "The pool reached its limit of threads, with %d workers at the peak. It threw an"
                + " exception instead of letting the task block. Threshold: warning from %s.",
            pool.presence().peakWorkers(),
            Wording.number(subject.limits().warning(REJECTED_COMPENSATIONS))),
        advice(subject));
  }

  private static List<String> advice(Subject subject) {
    PoolAccount pool = subject.pool();
    String line = Blockers.worst(pool).map(where -> "; start at " + where).orElse("");
    List<String> advice = new ArrayList<>(List.of("block less inside tasks" + line));
    if (pool.identity().kind().isCommon()) {
      advice.add("or raise -Djava.util.concurrent.ForkJoinPool.common.maximumSpares");
    } else if (TaskKind.of(subject) == TaskKind.CONTINUATIONS) {
      advice.add("or raise -Djdk.virtualThreadScheduler.maxPoolSize");
    } else {
      advice.add(
          "or raise maximumPoolSize, lower minimumRunnable, or pass a saturate predicate that"
              + " returns true to the constructor of ForkJoinPool");
    }
    return advice;
  }
}
