package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
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
import java.util.concurrent.ForkJoinPool;

/** Writes the exact counters of all pools and workers as events. Only reads; any thread may. */
public final class Statistics {

  private Statistics() {}

  /** Of all pools and workers that did something or are known already. */
  public static void emitAll(String trigger) {
    emitSome(trigger, Turn.ALL);
  }

  static void emitSome(String trigger, Turn turn) {
    PoolLife.endOver();
    long now = System.nanoTime();
    for (PoolTally pool : PoolRegistry.pools()) {
      if (turn.has(pool) && (pool.told || isUsed(pool))) {
        pool.told = true;
        emit(pool, trigger, now);
        for (QueueTally worker : pool.workers().live) {
          worker.told = true;
          emit(worker, trigger, now);
        }
      }
    }
    JvmStatistics.emit(trigger);
  }

  /** Where tasks are not counted, because the agent was attached, its workers tell. */
  private static boolean isUsed(PoolTally pool) {
    return tasks(pool) > 0 || pool.workers().live.length > 0;
  }

  /** Forks and submissions so far. */
  static long tasks(PoolTally pool) {
    return pool.workers().totals().forks + pool.submissions();
  }

  static void emit(PoolTally pool, String trigger, long now) {
    PoolStatisticsEvent event = new PoolStatisticsEvent();
    if (!event.isEnabled()) {
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
    ForkJoinPool observed = pool.pool();
    if (observed != null) {
      event.workers = observed.getPoolSize();
      event.active = observed.getActiveThreadCount();
      event.queuedTasks = clamp(observed.getQueuedTaskCount());
      event.queuedSubmissions = observed.getQueuedSubmissionCount();
    }
    event.submissions = Probe.SUBMISSIONS.recorded(pool.submissions());
    count(event, pool);
    event.commit();
    emitUnrecorded(pool, trigger);
  }

  private static void count(PoolStatisticsEvent event, PoolTally pool) {
    Workers workers = pool.workers();
    Totals totals = workers.totals();
    SharedCounters shared = pool.shared;
    event.forks = Probe.FORKS.recorded(totals.forks);
    event.submissionsTaken = Probe.STEALS.recorded(totals.submissionsTaken);
    event.workerSteals = Probe.STEALS.recorded(totals.workerSteals);
    event.joinHelpSteals = Probe.HELP.recorded(totals.joinHelpSteals);
    event.completerHelpSteals = Probe.HELP.recorded(totals.completerHelpSteals);
    event.quiesceHelpSteals = Probe.HELP.recorded(totals.quiesceHelpSteals);
    event.externalHelpSteals = Probe.HELP.recorded(shared.get(Counter.EXTERNAL_HELP_STEALS));
    event.lostSteals = Probe.RACES.recorded(totals.lostSteals);
    event.lockFailures = Probe.LOCKS.recorded(shared.get(Counter.LOCK_FAILURES));
    event.signals = Probe.SIGNALS.recorded(shared.signals());
    event.queueGrowths =
        Probe.QUEUES.recorded(totals.queueGrowths + (int) shared.get(Counter.QUEUE_GROWTHS));
    event.discardedTasks = Probe.QUEUES.recorded(shared.get(Counter.DISCARDED_TASKS));
    event.tasksRun = Probe.TASKS.recorded(totals.tasksRun + shared.get(Counter.TASKS_RUN));
    event.tasksInvoked = Probe.TASKS.recorded(totals.tasksInvoked);
    event.exceptionalTasks = Probe.OUTCOMES.recorded(totals.exceptionalTasks);
    event.cancelledTasks = Probe.OUTCOMES.recorded(totals.cancelledTasks);
    int sharedSpares = (int) shared.get(Counter.SPARES_CREATED);
    int sharedIdle = (int) shared.get(Counter.IDLE_RELEASED);
    int sharedAll = (int) shared.get(Counter.COMPENSATIONS);
    event.compensations = Probe.COMPENSATION.recorded(totals.compensations + sharedAll);
    event.compensationsReleased =
        Probe.COMPENSATION.recorded(
            totals.compensationsReleased + (int) shared.get(Counter.COMPENSATIONS_RELEASED));
    event.sparesCreated = Probe.COMPENSATION.recorded(totals.sparesCreated + sharedSpares);
    event.idleReleased = Probe.COMPENSATION.recorded(totals.idleReleased + sharedIdle);
    event.activeLowered =
        Probe.COMPENSATION.recorded(
            totals.activeLowered + Math.max(0, sharedAll - sharedSpares - sharedIdle));
    event.refusals =
        Probe.COMPENSATION.recorded(totals.refusals + (int) shared.get(Counter.REFUSALS));
    event.workersStarted = Probe.WORKERS.recorded(totals.started);
    event.workersEnded = Probe.WORKERS.recorded(workers.ended.workers);
  }

  static void emit(QueueTally worker, String trigger, long now) {
    WorkerStatisticsEvent event = new WorkerStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    event.poolId = worker.pool.id;
    event.workerIndex = worker.index;
    event.worker = worker.worker;
    event.trigger = trigger;
    event.workers = 1;
    event.lifetime = Math.max(0, now - worker.registeredAt);
    event.forks = Probe.FORKS.recorded(worker.forks());
    event.submissionsTaken = Probe.STEALS.recorded(worker.submissionsTaken);
    event.workerSteals = Probe.STEALS.recorded(worker.workerSteals);
    event.helpSteals = Probe.HELP.recorded(worker.helpSteals());
    event.lostSteals = Probe.RACES.recorded(worker.lostSteals);
    event.tasksRun = Probe.TASKS.recorded(worker.tasksRun);
    event.spinTime = Probe.SPINS.recorded(worker.spinNanos);
    event.idleCount = Probe.IDLE.recorded(worker.idle.count());
    event.idleTime = Probe.IDLE.recorded(worker.idle.nanos(now));
    event.joinBlockedCount = Probe.JOINS.recorded(worker.joinBlocked.count());
    event.joinBlockedTime = Probe.JOINS.recorded(worker.joinBlocked.nanos(now));
    event.managedBlockedCount = Probe.COMPENSATION.recorded(worker.managedBlocked.count());
    event.managedBlockedTime = Probe.COMPENSATION.recorded(managedNanos(worker, now));
    event.helpTime = Probe.HELP.recorded(worker.helpNanos);
    event.commit();
  }

  static void add(QueueTally worker, UnrecordedWorkers sums, long now) {
    sums.add(Sum.WORKERS, 1);
    sums.add(Sum.LIFETIME, Math.max(0, now - worker.registeredAt));
    sums.add(Sum.FORKS, worker.forks());
    sums.add(Sum.SUBMISSIONS_TAKEN, worker.submissionsTaken);
    sums.add(Sum.WORKER_STEALS, worker.workerSteals);
    sums.add(Sum.HELP_STEALS, worker.helpSteals());
    sums.add(Sum.IDLE_COUNT, worker.idle.count());
    sums.add(Sum.IDLE_TIME, worker.idle.nanos(now));
    sums.add(Sum.JOIN_BLOCKED_COUNT, worker.joinBlocked.count());
    sums.add(Sum.JOIN_BLOCKED_TIME, worker.joinBlocked.nanos(now));
    sums.add(Sum.MANAGED_BLOCKED_COUNT, worker.managedBlocked.count());
    sums.add(Sum.MANAGED_BLOCKED_TIME, managedNanos(worker, now));
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
    event.poolId = pool.id;
    event.workerIndex = -1;
    event.trigger = trigger;
    event.workers = clamp(sums.get(Sum.WORKERS));
    event.lifetime = sums.get(Sum.LIFETIME);
    event.forks = Probe.FORKS.recorded(sums.get(Sum.FORKS));
    event.submissionsTaken = Probe.STEALS.recorded(sums.get(Sum.SUBMISSIONS_TAKEN));
    event.workerSteals = Probe.STEALS.recorded(sums.get(Sum.WORKER_STEALS));
    event.helpSteals = Probe.HELP.recorded(sums.get(Sum.HELP_STEALS));
    event.idleCount = Probe.IDLE.recorded(clamp(sums.get(Sum.IDLE_COUNT)));
    event.idleTime = Probe.IDLE.recorded(sums.get(Sum.IDLE_TIME));
    event.joinBlockedCount = Probe.JOINS.recorded(clamp(sums.get(Sum.JOIN_BLOCKED_COUNT)));
    event.joinBlockedTime = Probe.JOINS.recorded(sums.get(Sum.JOIN_BLOCKED_TIME));
    event.managedBlockedCount =
        Probe.COMPENSATION.recorded(clamp(sums.get(Sum.MANAGED_BLOCKED_COUNT)));
    event.managedBlockedTime = Probe.COMPENSATION.recorded(sums.get(Sum.MANAGED_BLOCKED_TIME));
    event.helpTime = Probe.HELP.recorded(sums.get(Sum.HELP_TIME));
    event.lostSteals = Probe.RACES.recorded(sums.get(Sum.LOST_STEALS));
    event.tasksRun = Probe.TASKS.recorded(sums.get(Sum.TASKS_RUN));
    event.spinTime = Probe.SPINS.recorded(sums.get(Sum.SPIN_TIME));
    event.commit();
  }

  /** Without the joins inside an episode that is going on. */
  private static long managedNanos(QueueTally worker, long now) {
    long nanos = worker.managedBlocked.nanos(now);
    return worker.managedDepth == 0
        ? nanos
        : nanos - (worker.joinBlocked.nanos(now) - worker.joinBlockedBefore);
  }

  private static int clamp(long count) {
    return (int) Math.min(Integer.MAX_VALUE, count);
  }
}
