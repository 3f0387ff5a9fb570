package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.tally.Generation;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.Probe;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.SharedCounters;
import io.fjprobe.bootstrap.tally.SharedCounters.Counter;
import io.fjprobe.bootstrap.tally.Totals;
import io.fjprobe.bootstrap.tally.UnrecordedWorkers;
import io.fjprobe.bootstrap.tally.UnrecordedWorkers.Sum;
import io.fjprobe.bootstrap.tally.Workers;
import java.util.concurrent.atomic.AtomicLong;
import jdk.jfr.Event;

/** Writes the exact counters of all pools and workers as events. Only reads; any thread may. */
public final class Statistics {

  private static final AtomicLong MARKS = new AtomicLong();

  private Statistics() {}

  /** The program asks for it. */
  public static void mark() {
    MARKS.getAndIncrement();
    emitAll("mark");
  }

  /** How often it did. */
  static long marksOfProgram() {
    return MARKS.get();
  }

  /** Of all pools and workers that did something or are known already. */
  public static void emitAll(String trigger) {
    emitSome(trigger, Turn.ALL);
  }

  static void emitSome(String trigger, Turn turn) {
    PoolLife.endOver();
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      if (turn.has(pool) && (pool.told || isUsed(pool))) {
        pool.told = true;
        emit(pool, trigger, false);
        emitWorkers(pool.workers().live, trigger);
      }
    }
    OperationStatistics.emit(trigger);
    JvmStatistics.emit(trigger);
    ProcessorTimes.emitThreads(trigger);
  }

  private static void emitWorkers(QueueTally[] workers, String trigger) {
    boolean recorded = new WorkerStatisticsEvent().isEnabled();
    WaitCounts waits = recorded ? WaitCounts.of(workers) : null;
    for (int i = 0; i < workers.length; i++) {
      workers[i].told = true;
      if (recorded) {
        emit(workers[i], trigger, false, waits, i);
      }
    }
  }

  /** The last of a worker. */
  static void emitEnd(QueueTally worker) {
    emit(worker, "worker end", true, WaitCounts.atEndOf(worker), 0);
  }

  /** Where tasks are not counted, because the agent was attached, its workers tell. */
  private static boolean isUsed(PoolTally pool) {
    return tasks(pool) > 0 || pool.workers().live.length > 0;
  }

  /** Forks and submissions so far. */
  static long tasks(PoolTally pool) {
    return pool.workers().totals().forks + pool.submissions();
  }

  /**
   * @param end of the pool: what another thread reads at the same time is told as of before, if at
   *     all
   */
  static void emit(PoolTally pool, String trigger, boolean end) {
    PoolStatisticsEvent event = new PoolStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    beforeReading(event);
    if (pool.isEndTold() && !end) {
      return;
    }
    event.poolId = pool.id;
    event.poolName = pool.name();
    event.poolKind = pool.kind.label();
    event.trigger = trigger;
    event.parallelism = pool.parallelism;
    event.asyncMode = pool.asyncMode;
    event.stealCount = pool.stealCount();
    event.stealCountBefore = pool.stealCountBefore;
    PoolState observed = pool.state();
    if (observed != null) {
      event.workers = observed.getPoolSize();
      event.active = observed.getActiveThreadCount();
      event.queuedTasks = clamp(observed.getQueuedTaskCount());
      event.queuedSubmissions = observed.getQueuedSubmissionCount();
    }
    event.submissions = pool.generation.recorded(Probe.SUBMISSIONS, pool.submissions());
    count(event, pool);
    StackRoom.ensure();
    event.commit();
    emitUnrecorded(pool, trigger);
  }

  /** The time of an event is when its counters were read, however late it is written. */
  private static void beforeReading(Event event) {
    event.begin();
    event.end();
  }

  private static void count(PoolStatisticsEvent event, PoolTally pool) {
    Workers workers = pool.workers();
    Totals totals = workers.totals();
    SharedCounters shared = pool.shared;
    Generation of = pool.generation;
    event.forks = of.recorded(Probe.FORKS, totals.forks);
    event.submissionsTaken = of.recorded(Probe.STEALS, totals.submissionsTaken);
    event.workerSteals = of.recorded(Probe.STEALS, totals.workerSteals);
    event.stealRuns = of.recorded(Probe.STEALS, Probe.IDLE, totals.stealRuns);
    event.joinHelpSteals = of.recorded(Probe.HELP, totals.joinHelpSteals);
    event.completerHelpSteals = of.recorded(Probe.HELP, totals.completerHelpSteals);
    event.quiesceHelpSteals = of.recorded(Probe.HELP, totals.quiesceHelpSteals);
    event.externalHelpSteals = of.recorded(Probe.HELP, shared.get(Counter.EXTERNAL_HELP_STEALS));
    event.lostSteals = of.recorded(Probe.RACES, totals.lostSteals);
    event.lockFailures = of.recorded(Probe.LOCKS, shared.get(Counter.LOCK_FAILURES));
    event.signals = of.recorded(Probe.SIGNALS, shared.signals());
    event.signalAttempts =
        of.recorded(Probe.SIGNAL_ATTEMPTS, totals.signalAttempts + shared.signalAttempts());
    event.queueGrowths =
        of.recorded(Probe.QUEUES, totals.queueGrowths + (int) shared.get(Counter.QUEUE_GROWTHS));
    event.discardedTasks = of.recorded(Probe.QUEUES, shared.get(Counter.DISCARDED_TASKS));
    event.takenBackTasks =
        of.recorded(Probe.QUEUES, totals.takenBackTasks + shared.get(Counter.TAKEN_BACK_TASKS));
    event.tasksRun = of.recorded(Probe.TASKS, totals.tasksRun + shared.get(Counter.TASKS_RUN));
    event.tasksInvoked = of.recorded(Probe.TASKS, totals.tasksInvoked);
    event.exceptionalTasks = of.recorded(Probe.OUTCOMES, totals.exceptionalTasks);
    event.cancelledTasks = of.recorded(Probe.OUTCOMES, totals.cancelledTasks);
    int sharedSpares = (int) shared.get(Counter.SPARES_CREATED);
    int sharedIdle = (int) shared.get(Counter.IDLE_RELEASED);
    int sharedAll = (int) shared.get(Counter.COMPENSATIONS);
    event.compensations = of.recorded(Probe.COMPENSATION, totals.compensations + sharedAll);
    event.compensationsReleased =
        of.recorded(
            Probe.COMPENSATION,
            totals.compensationsReleased + (int) shared.get(Counter.COMPENSATIONS_RELEASED));
    event.sparesCreated = of.recorded(Probe.COMPENSATION, totals.sparesCreated + sharedSpares);
    event.idleReleased = of.recorded(Probe.COMPENSATION, totals.idleReleased + sharedIdle);
    event.activeLowered =
        of.recorded(
            Probe.COMPENSATION,
            totals.activeLowered + Math.max(0, sharedAll - sharedSpares - sharedIdle));
    event.carrierBlockedTime = // of an adopted one some may have begun unseen
        pool.adopted ? -1 : of.recorded(Probe.COMPENSATION, pool.carriersBlocked.nanos());
    event.refusals =
        of.recorded(Probe.COMPENSATION, totals.refusals + (int) shared.get(Counter.REFUSALS));
    event.workersStarted = of.recorded(Probe.WORKERS, totals.started);
    event.workersEnded = of.recorded(Probe.WORKERS, workers.ended.workers);
  }

  /**
   * @param end of the worker
   * @param place of the worker among those that waits are told of
   */
  private static void emit(
      QueueTally worker, String trigger, boolean end, WaitCounts waits, int place) {
    WorkerStatisticsEvent event = new WorkerStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    beforeReading(event);
    if (worker.endTold && !end) {
      return;
    }
    long now = System.nanoTime();
    Generation of = worker.pool.generation;
    event.poolId = worker.pool.id;
    event.workerIndex = worker.index;
    event.worker = worker.worker;
    event.trigger = trigger;
    event.workers = 1;
    event.forks = of.recorded(Probe.FORKS, worker.forks());
    event.submissionsTaken = of.recorded(Probe.STEALS, worker.submissionsTaken);
    event.workerSteals = of.recorded(Probe.STEALS, worker.workerSteals);
    event.stealRuns = of.recorded(Probe.STEALS, Probe.IDLE, worker.stealRuns);
    event.helpSteals = of.recorded(Probe.HELP, worker.helpSteals());
    event.lostSteals = of.recorded(Probe.RACES, worker.lostSteals);
    event.tasksRun = of.recorded(Probe.TASKS, worker.tasksRun);
    event.spinTime = of.recorded(Probe.SPINS, worker.spinNanos);
    event.idleCount = of.recorded(Probe.IDLE, worker.idle.count());
    event.idleTime = of.recorded(Probe.IDLE, worker.idle.nanos(now));
    event.joinBlockedCount = of.recorded(Probe.JOINS, worker.joinBlocked.count());
    event.joinBlockedTime = of.recorded(Probe.JOINS, worker.joinBlocked.nanos(now));
    event.managedBlockedCount = of.recorded(Probe.COMPENSATION, worker.managedBlocked.count());
    event.managedBlockedTime = of.recorded(Probe.COMPENSATION, worker.managedNanos(now));
    event.helpTime = of.recorded(Probe.HELP, worker.helpNanos);
    event.monitorCount = waits.ofMonitors(place);
    event.waitCount = waits.ofOthers(place);
    // last, so that whatever ended since the time of all these lies within it
    event.lifetime = Math.max(0, System.nanoTime() - worker.registeredAt);
    StackRoom.ensure();
    event.commit();
  }

  static void add(QueueTally worker, UnrecordedWorkers sums, long now) {
    sums.add(Sum.WORKERS, 1);
    sums.add(Sum.LIFETIME, Math.max(0, now - worker.registeredAt));
    sums.add(Sum.FORKS, worker.forks());
    sums.add(Sum.SUBMISSIONS_TAKEN, worker.submissionsTaken);
    sums.add(Sum.WORKER_STEALS, worker.workerSteals);
    sums.add(Sum.STEAL_RUNS, worker.stealRuns);
    sums.add(Sum.HELP_STEALS, worker.helpSteals());
    sums.add(Sum.IDLE_COUNT, worker.idle.count());
    sums.add(Sum.IDLE_TIME, worker.idle.nanos(now));
    sums.add(Sum.JOIN_BLOCKED_COUNT, worker.joinBlocked.count());
    sums.add(Sum.JOIN_BLOCKED_TIME, worker.joinBlocked.nanos(now));
    sums.add(Sum.MANAGED_BLOCKED_COUNT, worker.managedBlocked.count());
    sums.add(Sum.MANAGED_BLOCKED_TIME, worker.managedNanos(now));
    sums.add(Sum.HELP_TIME, worker.helpNanos);
    sums.add(Sum.LOST_STEALS, worker.lostSteals);
    sums.add(Sum.TASKS_RUN, worker.tasksRun);
    sums.add(Sum.SPIN_TIME, worker.spinNanos);
  }

  private static void emitUnrecorded(PoolTally pool, String trigger) {
    UnrecordedWorkers sums = pool.unrecordedWorkers;
    WorkerStatisticsEvent event = new WorkerStatisticsEvent();
    if (sums.get(Sum.WORKERS) == 0 || !event.isEnabled()) {
      return;
    }
    Generation of = pool.generation;
    event.poolId = pool.id;
    event.workerIndex = -1;
    event.trigger = trigger;
    event.workers = clamp(sums.get(Sum.WORKERS));
    event.lifetime = sums.get(Sum.LIFETIME);
    event.forks = of.recorded(Probe.FORKS, sums.get(Sum.FORKS));
    event.submissionsTaken = of.recorded(Probe.STEALS, sums.get(Sum.SUBMISSIONS_TAKEN));
    event.workerSteals = of.recorded(Probe.STEALS, sums.get(Sum.WORKER_STEALS));
    event.stealRuns = of.recorded(Probe.STEALS, Probe.IDLE, sums.get(Sum.STEAL_RUNS));
    event.helpSteals = of.recorded(Probe.HELP, sums.get(Sum.HELP_STEALS));
    event.idleCount = of.recorded(Probe.IDLE, clamp(sums.get(Sum.IDLE_COUNT)));
    event.idleTime = of.recorded(Probe.IDLE, sums.get(Sum.IDLE_TIME));
    event.joinBlockedCount = of.recorded(Probe.JOINS, clamp(sums.get(Sum.JOIN_BLOCKED_COUNT)));
    event.joinBlockedTime = of.recorded(Probe.JOINS, sums.get(Sum.JOIN_BLOCKED_TIME));
    event.managedBlockedCount =
        of.recorded(Probe.COMPENSATION, clamp(sums.get(Sum.MANAGED_BLOCKED_COUNT)));
    event.managedBlockedTime = of.recorded(Probe.COMPENSATION, sums.get(Sum.MANAGED_BLOCKED_TIME));
    event.helpTime = of.recorded(Probe.HELP, sums.get(Sum.HELP_TIME));
    event.lostSteals = of.recorded(Probe.RACES, sums.get(Sum.LOST_STEALS));
    event.tasksRun = of.recorded(Probe.TASKS, sums.get(Sum.TASKS_RUN));
    event.spinTime = of.recorded(Probe.SPINS, sums.get(Sum.SPIN_TIME));
    event.monitorCount = -1;
    event.waitCount = -1;
    StackRoom.ensure();
    event.commit();
  }

  private static int clamp(long count) {
    return (int) Math.min(Integer.MAX_VALUE, count);
  }
}
