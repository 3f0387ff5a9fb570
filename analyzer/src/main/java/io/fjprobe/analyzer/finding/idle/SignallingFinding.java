package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.finding.limit.Condition.LINE_NAMED;
import static io.fjprobe.analyzer.finding.limit.Condition.SIGNALLING_SHORT;
import static io.fjprobe.analyzer.finding.limit.Threshold.SIGNALLING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.blocking.Blockers;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Workers go to sleep and are woken again at once: work comes in drops.
 *
 * <p>Needs the idle counts and times of WorkerStatistics and signals of PoolStatistics.
 */
public final class SignallingFinding implements Finding {

  @Override
  public String id() {
    return "signalling";
  }

  /** Work comes in drops so often that this is why workers are idle. */
  public static boolean applies(Subject subject) {
    PoolAccount pool = subject.pool();
    return rate(pool) >= subject.limits().warning(SIGNALLING)
        && mean(pool) <= subject.limits().value(SIGNALLING_SHORT);
  }

  /** Workers are idle often, and for about as long as it takes to wake them. */
  static boolean idleForMoments(Subject subject) {
    PoolAccount pool = subject.pool();
    return rate(pool) >= subject.limits().remark(SIGNALLING)
        && mean(pool) <= subject.limits().value(SIGNALLING_SHORT);
  }

  private static double rate(PoolAccount pool) {
    Long episodes = pool.times().time().waits().idleCount();
    return episodes == null || pool.presence().windowNanos() == 0
        ? 0
        : episodes * 1e9 / pool.presence().windowNanos();
  }

  private static double mean(PoolAccount pool) {
    Long episodes = pool.times().time().waits().idleCount();
    Long idle = pool.times().time().measured().idleNanos();
    return episodes == null || idle == null ? 0 : (double) idle / Math.max(episodes, 1);
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long episodes = pool.times().time().waits().idleCount();
    Long idle = pool.times().time().measured().idleNanos();
    if (episodes == null || idle == null || pool.presence().windowNanos() == 0) {
      return verdict.notRecorded("parking of workers: the idle counts were not recorded");
    }
    double rate = rate(pool);
    double mean = mean(pool);
    if (rate < limits.remark(SIGNALLING) || mean > limits.value(SIGNALLING_SHORT)) {
      return verdict.ok("workers seldom park, or they park for long");
    }
    Long signals = pool.counts().count(PoolCounter.SIGNALS);
    return verdict.diagnosis(
        rate < limits.warning(SIGNALLING) ? Severity.INFO : Severity.WARNING,
        Math.min(1, rate / (10 * limits.warning(SIGNALLING))),
        null,
        text(
            "Workers park %s times a second, for %s each",
            Wording.number(rate), Wording.time(mean)),
        text(
            "There were %s idle episodes; %s. Parking a worker and waking it costs microseconds"
                + " of system calls on both sides, and delays the task as much. Thresholds:"
                + " remark from %s, warning from %s episodes a second, if they are shorter than"
                + " %s on average.",
            Wording.count(episodes),
            signals == null
                ? "signals were not counted"
                : Wording.many(signals, "signal") + " went to idle workers",
            Wording.number(limits.remark(SIGNALLING)),
            Wording.number(limits.warning(SIGNALLING)),
            Wording.time(limits.value(SIGNALLING_SHORT))),
        advice(subject));
  }

  private static List<String> advice(Subject subject) {
    PoolAccount pool = subject.pool();
    List<String> advice = new ArrayList<>();
    advice.add(
        text(
            "hand over work in larger portions, so that a portion lasts until the next one"
                + " comes%s",
            caller(subject)));
    if (TaskKind.of(subject) == TaskKind.CONTINUATIONS) {
      advice.add(
          "or run threads that talk to each other on the same side: both as virtual threads, or"
              + " both as platform threads");
    } else if (pool.identity().parallelism() > 1) {
      advice.add(
          text(
              "or use a parallelism below %d: fewer workers find more work each",
              pool.identity().parallelism()));
    }
    return advice;
  }

  /** This names the line that asks for half of the operations or more, if there is one. */
  private static String caller(Subject subject) {
    JoinAccount joins = subject.section().callers().joins();
    return joins.rows().byLine().stream()
        .findFirst()
        .filter(
            row ->
                Blockers.isLine(row.name())
                    && row.count() >= subject.limits().value(LINE_NAMED) * joins.all().count())
        .map(row -> "; start at " + row.name())
        .orElse("");
  }
}
