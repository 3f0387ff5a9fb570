package io.fjprobe.bootstrap.counter;

import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;

/**
 * Writes counters into the fields of events that have their names; -1 into those that are not
 * recorded. A line for each and no reflection: hooks write events too, and what reflection makes of
 * a field it makes in the thread that happens to need it.
 */
public final class CounterFields {

  private final Generation generation;
  private final Counts counts;

  /**
   * @param counts null: none of them is recorded
   */
  public CounterFields(Generation generation, Counts counts) {
    this.generation = generation;
    this.counts = counts;
  }

  public void tell(PoolStatisticsEvent event) {
    event.forks = count(Counter.FORKS);
    event.submissions = count(Counter.SUBMISSIONS);
    event.submissionsTaken = count(Counter.SUBMISSIONS_TAKEN);
    event.workerSteals = count(Counter.WORKER_STEALS);
    event.stealRuns = count(Counter.STEAL_RUNS);
    event.joinHelpSteals = count(Counter.JOIN_HELP_STEALS);
    event.completerHelpSteals = count(Counter.COMPLETER_HELP_STEALS);
    event.quiesceHelpSteals = count(Counter.QUIESCE_HELP_STEALS);
    event.externalHelpSteals = count(Counter.EXTERNAL_HELP_STEALS);
    event.lostSteals = count(Counter.LOST_STEALS);
    event.lockFailures = count(Counter.LOCK_FAILURES);
    event.signals = count(Counter.SIGNALS);
    event.signalAttempts = count(Counter.SIGNAL_ATTEMPTS);
    event.queueGrowths = number(Counter.QUEUE_GROWTHS);
    event.tasksRun = count(Counter.TASKS_RUN);
    event.tasksInvoked = count(Counter.TASKS_INVOKED);
    event.exceptionalTasks = number(Counter.EXCEPTIONAL_TASKS);
    event.cancelledTasks = number(Counter.CANCELLED_TASKS);
    event.discardedTasks = count(Counter.DISCARDED_TASKS);
    event.takenBackTasks = count(Counter.TAKEN_BACK_TASKS);
    event.compensations = number(Counter.COMPENSATIONS);
    event.compensationsReleased = number(Counter.COMPENSATIONS_RELEASED);
    event.sparesCreated = number(Counter.SPARES_CREATED);
    event.idleReleased = number(Counter.IDLE_RELEASED);
    event.activeLowered = number(Counter.ACTIVE_LOWERED);
    event.carrierBlockedTime = count(Counter.CARRIER_BLOCKED_TIME);
    event.refusals = number(Counter.REFUSALS);
    event.workersStarted = number(Counter.WORKERS_STARTED);
    event.workersEnded = number(Counter.WORKERS_ENDED);
  }

  public void tell(WorkerStatisticsEvent event) {
    event.workers = number(Counter.WORKERS);
    event.lifetime = count(Counter.LIFETIME);
    event.forks = count(Counter.FORKS);
    event.submissionsTaken = count(Counter.SUBMISSIONS_TAKEN);
    event.workerSteals = count(Counter.WORKER_STEALS);
    event.stealRuns = count(Counter.STEAL_RUNS);
    event.helpSteals = count(Counter.HELP_STEALS);
    event.lostSteals = count(Counter.LOST_STEALS);
    event.tasksRun = count(Counter.TASKS_RUN);
    event.spinTime = count(Counter.SPIN_TIME);
    event.idleCount = number(Counter.IDLE_COUNT);
    event.idleTime = count(Counter.IDLE_TIME);
    event.joinBlockedCount = number(Counter.JOIN_BLOCKED_COUNT);
    event.joinBlockedTime = count(Counter.JOIN_BLOCKED_TIME);
    event.managedBlockedCount = number(Counter.MANAGED_BLOCKED_COUNT);
    event.managedBlockedTime = count(Counter.MANAGED_BLOCKED_TIME);
    event.helpTime = count(Counter.HELP_TIME);
  }

  private long count(Counter counter) {
    return counts != null && counter.isRecorded(generation) ? counts.get(counter) : -1;
  }

  private int number(Counter counter) {
    return (int) Math.min(Integer.MAX_VALUE, count(counter));
  }
}
