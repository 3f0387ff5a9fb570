package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.PoolAccount;
import java.util.ArrayList;
import java.util.List;

/**
 * Workers are idle while others run: there are too few tasks, or they come too late.
 *
 * <p>Needs the idle times of WorkerStatistics.
 */
final class StarvedWorkersFinding implements Finding {

  private static final double INFO = 0.2;
  private static final double WARNING = 0.5;
  private static final double USED = 0.05;
  private static final double SATURATED = 0.9;

  @Override
  public String id() {
    return "starved-workers";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long idle = pool.time().idleNanos();
    Long running = pool.time().runningNanos();
    if (idle == null || running == null) {
      return verdict.notRecorded("starved workers: idle times were not recorded");
    }
    double share = subject.shareOfWorkerTime(idle);
    if (share < INFO || subject.shareOfWorkerTime(running) < USED && !measured(subject)) {
      return verdict.ok(text("workers are idle for %s of their time", Wording.percent(share)));
    }
    if (atOnce(pool, pool.time().totalNanos() - idle) >= SATURATED * pool.parallelism()) {
      return verdict.ok("as many workers have work as the parallelism asks for; others are spare");
    }
    if (pool.kind().equals("virtual-thread scheduler")) {
      return verdict.ok("carriers are idle when no virtual thread can run");
    }
    if (PoolPerRequestFinding.applies(subject)) {
      return verdict.ok("workers end soon after they start: see pool-per-request");
    }
    if (SubmissionBoundFinding.applies(pool)) {
      return verdict.ok("idle workers wait for whoever submits: see submission-bound");
    }
    if (ImbalanceFinding.applies(subject)) {
      return verdict.ok("workers are idle because the load is uneven: see imbalance");
    }
    return verdict.diagnosis(
        share >= WARNING && measured(subject) ? Severity.WARNING : Severity.INFO,
        share,
        idle,
        text("Workers starve: idle for %s of their time", Wording.percent(share)),
        explanation(subject, idle),
        advice(pool));
  }

  private static boolean measured(Subject subject) {
    return subject.section().operations() != null;
  }

  private static double atOnce(PoolAccount pool, long nanos) {
    return (double) nanos / Math.max(pool.windowNanos(), 1);
  }

  private static String explanation(Subject subject, long idle) {
    PoolAccount pool = subject.pool();
    Long tasks = pool.tasks();
    return text(
        "%s of %s worker time idle; on average %s workers ran, for a parallelism of %d. %s Information from %s,"
            + " warning from %s idle, a warning only in measured iterations.",
        Wording.time(idle),
        Wording.time(pool.time().totalNanos()),
        Wording.number(atOnce(pool, pool.time().runningNanos())),
        pool.parallelism(),
        tasks == null
            ? "The number of tasks was not recorded."
            : text(
                "There were %s for %s.",
                Wording.many(tasks, "task"), Wording.many(pool.time().workers(), "worker")),
        Wording.percent(INFO),
        Wording.percent(WARNING));
  }

  private static List<String> advice(PoolAccount pool) {
    List<String> advice = new ArrayList<>();
    Long tasks = pool.tasks();
    if (tasks != null && tasks < 8L * Math.max(pool.parallelism(), 1)) {
      advice.add(
          text(
              "%s for a parallelism of %d leave nothing to balance: split into at least 8 for each"
                  + " worker",
              Wording.many(tasks, "task"), pool.parallelism()));
    } else {
      advice.add("look for a sequential part before, between or after the parallel ones");
      advice.add("split evenly and early, so that the first forks are the large ones");
    }
    advice.add("or give the pool less parallelism, if the rest of the program can use the CPUs");
    return advice;
  }
}
