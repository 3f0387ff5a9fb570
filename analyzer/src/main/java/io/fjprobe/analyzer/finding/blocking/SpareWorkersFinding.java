package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Threshold.SPARE_WORKERS;
import static io.fjprobe.analyzer.finding.limit.Threshold.SPARE_WORKERS_RATE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compensation starts many spare workers.
 *
 * <p>Needs sparesCreated and workers of PoolStatistics.
 */
public final class SpareWorkersFinding implements Finding {

  @Override
  public String id() {
    return "spare-workers";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long spares = pool.counts().count(PoolCounter.SPARES_CREATED);
    if (spares == null) {
      return verdict.notRecorded("spare workers: sparesCreated was not counted");
    }
    double crowd =
        pool.identity().parallelism() > 0
            ? (double) pool.presence().peakWorkers() / pool.identity().parallelism()
            : 0;
    double rate =
        pool.presence().windowNanos() == 0 ? 0 : spares * 1e9 / pool.presence().windowNanos();
    // threads that replace blocked workers once, and stay, are what compensation is
    boolean crowded =
        crowd >= limits.warning(SPARE_WORKERS)
            && Compensation.of(subject) == Compensation.INCOMPLETE;
    boolean warning = crowded || rate >= limits.warning(SPARE_WORKERS_RATE);
    boolean info =
        crowd >= limits.remark(SPARE_WORKERS) || rate >= limits.remark(SPARE_WORKERS_RATE);
    if (spares == 0 || !info) {
      return verdict.ok("few or no spare workers");
    }
    return verdict.diagnosis(
        warning ? Severity.WARNING : Severity.INFO,
        Math.min(1, crowd / 100),
        null,
        text(
            "Blocking makes the pool grow: %s started, %d workers at the peak for a parallelism"
                + " of %d",
            Wording.many(spares, "spare worker"),
            pool.presence().peakWorkers(),
            pool.identity().parallelism()),
        text(
            "The pool started %s spare workers a second in this window. Each thread needs a"
                + " stack, has to be started, and is one more for the operating system to"
                + " schedule.%s Thresholds: remark from %s, warning from %s times the"
                + " parallelism; or from %s and %s spare workers a second.",
            Wording.number(rate),
            joinsOnJdk8(subject)
                ? " For a blocked join, JDK 8 starts a spare worker where later releases help or"
                    + " wait."
                : "",
            Wording.number(limits.remark(SPARE_WORKERS)),
            Wording.number(limits.warning(SPARE_WORKERS)),
            Wording.number(limits.remark(SPARE_WORKERS_RATE)),
            Wording.number(limits.warning(SPARE_WORKERS_RATE))),
        advice(subject, pool));
  }

  private static List<String> advice(Subject subject, PoolAccount pool) {
    List<String> advice = new ArrayList<>();
    boolean joins = !pool.events().compensations().mostlyOfBlockers();
    (joins ? joinLine(pool) : Blockers.managed(pool))
        .ifPresent(
            where -> advice.add(text("most of them are for %s: avoid that wait first", where)));
    if (joinsOnJdk8(subject)) {
      advice.add("join in the reverse order of forks, or run on JDK 9 or later");
    } else if (subject.jdk() == 8) {
      advice.add(
          "run blocking code in its own executor: pools of JDK 8 have no thread limit to set");
    } else if (pool.identity().kind().isCommon()) {
      advice.add(
          "limit them with -Djava.util.concurrent.ForkJoinPool.common.maximumSpares, and run"
              + " blocking code in its own executor: blocking beyond the limit fails");
    } else if (TaskKind.of(subject) == TaskKind.CONTINUATIONS) {
      advice.add("limit them with -Djdk.virtualThreadScheduler.maxPoolSize");
    } else {
      advice.add("limit them with the constructor argument maximumPoolSize of ForkJoinPool");
    }
    return advice;
  }

  private static boolean joinsOnJdk8(Subject subject) {
    return subject.jdk() == 8 && subject.pool().events().compensations().mostlyOfJoins();
  }

  private static Optional<String> joinLine(PoolAccount pool) {
    return pool.events().joins().rows().byLine().stream()
        .map(Row::name)
        .findFirst()
        .or(() -> pool.events().compensations().byBlockedOn().stream().map(Row::name).findFirst());
  }
}
