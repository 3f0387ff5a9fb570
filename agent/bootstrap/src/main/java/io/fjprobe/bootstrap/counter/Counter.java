package io.fjprobe.bootstrap.counter;

import static io.fjprobe.bootstrap.counter.Counter.In.POOL;
import static io.fjprobe.bootstrap.counter.Counter.In.SNAPSHOT;
import static io.fjprobe.bootstrap.counter.Counter.In.TIMES;
import static io.fjprobe.bootstrap.counter.Counter.In.WORKER;

import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import java.util.Locale;

/**
 * The table of counters: what is counted, by whom, what must be observed for it, and which events
 * contain it. In the order of the events: first that of {@link PoolStatisticsEvent}, then what only
 * {@link WorkerStatisticsEvent} has.
 *
 * <p>A row's field in the events has its name, forks for FORKS; label, description and unit stand
 * there. What workers count of themselves is a field of that name in {@link WorkerCounters}, what
 * others count is in {@link SharedCounters}. The tests of this package say which line is missing.
 */
public enum Counter {
  FORKS(Probe.FORKS, POOL, WORKER, SNAPSHOT),
  SUBMISSIONS(Probe.SUBMISSIONS, Others.OFTEN, POOL, SNAPSHOT),
  SUBMISSIONS_TAKEN(Probe.STEALS, POOL, WORKER, SNAPSHOT),
  WORKER_STEALS(Probe.STEALS, POOL, WORKER, SNAPSHOT),
  STEAL_RUNS(Probe.STEALS, Probe.IDLE, Others.NEVER, POOL, WORKER),
  JOIN_HELP_STEALS(Probe.HELP, POOL, SNAPSHOT),
  COMPLETER_HELP_STEALS(Probe.HELP, POOL, SNAPSHOT),
  QUIESCE_HELP_STEALS(Probe.HELP, POOL, SNAPSHOT),
  EXTERNAL_HELP_STEALS(Probe.HELP, Others.SELDOM, POOL, SNAPSHOT),
  LOST_STEALS(Probe.RACES, POOL, WORKER),
  LOCK_FAILURES(Probe.LOCKS, Others.SELDOM, POOL),
  SIGNALS(Probe.SIGNALS, Others.OFTEN, POOL, SNAPSHOT),
  SIGNAL_ATTEMPTS(Probe.SIGNAL_ATTEMPTS, Others.OFTEN, POOL, SNAPSHOT),
  QUEUE_GROWTHS(Probe.QUEUES, Others.SELDOM, POOL),
  TASKS_RUN(Probe.TASKS, Others.SELDOM, POOL, WORKER),
  TASKS_INVOKED(Probe.TASKS, POOL),
  EXCEPTIONAL_TASKS(Probe.OUTCOMES, POOL),
  CANCELLED_TASKS(Probe.OUTCOMES, POOL),
  DISCARDED_TASKS(Probe.QUEUES, Others.SELDOM, POOL),
  TAKEN_BACK_TASKS(Probe.QUEUES, Others.SELDOM, POOL),
  COMPENSATIONS(Probe.COMPENSATION, Others.SELDOM, POOL, SNAPSHOT),
  COMPENSATIONS_RELEASED(Probe.COMPENSATION, Others.SELDOM, POOL),
  SPARES_CREATED(Probe.COMPENSATION, Others.SELDOM, POOL),
  IDLE_RELEASED(Probe.COMPENSATION, Others.SELDOM, POOL),
  ACTIVE_LOWERED(Probe.COMPENSATION, POOL),
  CARRIER_BLOCKED_TIME(Probe.COMPENSATION, POOL),
  REFUSALS(Probe.COMPENSATION, Others.SELDOM, POOL, SNAPSHOT),
  WORKERS_STARTED(Probe.WORKERS, POOL, SNAPSHOT),
  WORKERS_ENDED(Probe.WORKERS, POOL),
  /** 1 of a single one. */
  WORKERS(WORKER),
  LIFETIME(WORKER),
  HELP_STEALS(Probe.HELP, WORKER),
  SPIN_TIME(Probe.SPINS, WORKER),
  IDLE_COUNT(Probe.IDLE, WORKER, SNAPSHOT),
  IDLE_TIME(Probe.IDLE, WORKER, TIMES),
  JOIN_BLOCKED_COUNT(Probe.JOINS, WORKER, SNAPSHOT),
  JOIN_BLOCKED_TIME(Probe.JOINS, WORKER, TIMES),
  MANAGED_BLOCKED_COUNT(Probe.COMPENSATION, WORKER, SNAPSHOT),
  MANAGED_BLOCKED_TIME(Probe.COMPENSATION, WORKER, TIMES),
  HELP_TIME(Probe.HELP, WORKER);

  /** Where it is told. */
  public enum In {
    /** {@link PoolStatisticsEvent}. */
    POOL,
    /** {@link WorkerStatisticsEvent}. */
    WORKER,
    /** The counts of a snapshot, see io.fjprobe.bootstrap.Snapshot. */
    SNAPSHOT,
    /** The times of a snapshot, in nanoseconds. */
    TIMES
  }

  /** How often threads count it that are not, or not visibly, workers of the pool. */
  public enum Others {
    NEVER,
    SELDOM,
    /** So that they would wait for each other at one number. */
    OFTEN
  }

  private final Probe probe;
  private final Probe alsoProbe;
  private final Others others;
  private final In[] places;

  /** Known wherever there is a worker. */
  Counter(In... places) {
    this(null, places);
  }

  Counter(Probe probe, In... places) {
    this(probe, Others.NEVER, places);
  }

  Counter(Probe probe, Others others, In... places) {
    this(probe, probe, others, places);
  }

  /** Two probes make it together. */
  Counter(Probe probe, Probe alsoProbe, Others others, In... places) {
    this.probe = probe;
    this.alsoProbe = alsoProbe;
    this.others = others;
    this.places = places;
  }

  public boolean isIn(In place) {
    for (In each : places) {
      if (each == place) {
        return true;
      }
    }
    return false;
  }

  Others others() {
    return others;
  }

  /** Whether it is counted in pools of this generation. */
  boolean isRecorded(Generation generation) {
    return probe == null || generation.has(probe) && generation.has(alsoProbe);
  }

  /** Whether it is counted in the pools of all that are there. */
  boolean isRecordedByAll() {
    return isRecorded(Generation.JDK)
        && (!Generation.JSR166Y.isThere() || isRecorded(Generation.JSR166Y));
  }

  /** That of its field in the events: as here, but in camel case. */
  public String fieldName() {
    String[] words = name().toLowerCase(Locale.ROOT).split("_");
    StringBuilder field = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      field.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
    }
    return field.toString();
  }
}
