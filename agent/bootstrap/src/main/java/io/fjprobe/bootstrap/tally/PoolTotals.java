package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.tally.SharedCounters.Counter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counters of several pools added up. Immutable. */
public final class PoolTotals {

  static final PoolTotals NONE = new PoolTotals(new Totals(), 0, 0, 0, 0, 0, 0);

  private final Totals workers;
  private final long submissions;
  private final long signals;
  private final long signalAttempts;

  /** What threads counted that are not, or not visibly, workers of the pool. */
  private final long externalHelpSteals;

  private final long compensations;
  private final long refusals;

  private PoolTotals(
      Totals workers,
      long submissions,
      long signals,
      long signalAttempts,
      long externalHelpSteals,
      long compensations,
      long refusals) {
    this.workers = workers;
    this.submissions = submissions;
    this.signals = signals;
    this.signalAttempts = signalAttempts;
    this.externalHelpSteals = externalHelpSteals;
    this.compensations = compensations;
    this.refusals = refusals;
  }

  PoolTotals plus(PoolTally pool) {
    SharedCounters shared = pool.shared;
    return new PoolTotals(
        workers.plus(pool.workers().totals()),
        submissions + pool.submissions(),
        signals + shared.signals(),
        signalAttempts + shared.signalAttempts(),
        externalHelpSteals + shared.get(Counter.EXTERNAL_HELP_STEALS),
        compensations + shared.get(Counter.COMPENSATIONS),
        refusals + shared.get(Counter.REFUSALS));
  }

  /** By the names that the fields of the events have, without what is not recorded. */
  public Map<String, Long> recorded() {
    Map<String, Long> counts = new LinkedHashMap<>();
    put(counts, "forks", Probe.FORKS, workers.forks);
    put(counts, "submissions", Probe.SUBMISSIONS, submissions);
    put(counts, "submissionsTaken", Probe.STEALS, workers.submissionsTaken);
    put(counts, "workerSteals", Probe.STEALS, workers.workerSteals);
    put(counts, "joinHelpSteals", Probe.HELP, workers.joinHelpSteals);
    put(counts, "completerHelpSteals", Probe.HELP, workers.completerHelpSteals);
    put(counts, "quiesceHelpSteals", Probe.HELP, workers.quiesceHelpSteals);
    put(counts, "externalHelpSteals", Probe.HELP, externalHelpSteals);
    put(counts, "signals", Probe.SIGNALS, signals);
    long attempts = workers.signalAttempts + signalAttempts;
    put(counts, "signalAttempts", Probe.SIGNAL_ATTEMPTS, attempts);
    put(counts, "compensations", Probe.COMPENSATION, workers.compensations + compensations);
    put(counts, "refusals", Probe.COMPENSATION, workers.refusals + refusals);
    put(counts, "workersStarted", Probe.WORKERS, workers.started);
    put(counts, "idleCount", Probe.IDLE, workers.idleCount);
    put(counts, "joinBlockedCount", Probe.JOINS, workers.joinBlockedCount);
    put(counts, "managedBlockedCount", Probe.COMPENSATION, workers.managedBlockedCount);
    return counts;
  }

  /** Likewise, how long workers waited, in nanoseconds. */
  public Map<String, Long> recordedTimes() {
    Map<String, Long> times = new LinkedHashMap<>();
    put(times, "idleTime", Probe.IDLE, workers.idleNanos);
    put(times, "joinBlockedTime", Probe.JOINS, workers.joinBlockedNanos);
    put(times, "managedBlockedTime", Probe.COMPENSATION, workers.managedBlockedNanos);
    return times;
  }

  private static void put(Map<String, Long> counts, String name, Probe probe, long count) {
    if (Generation.allHave(probe)) {
      counts.put(name, count);
    }
  }
}
