package io.fjprobe.analyzer.recording.counter;

/** A number of {@code fjprobe.PoolStatistics}, cumulative since the pool began. */
public enum PoolCounter {
  STEAL_COUNT("stealCount"),
  FORKS("forks"),
  SUBMISSIONS("submissions"),
  TASKS_RUN("tasksRun"),
  TASKS_INVOKED("tasksInvoked"),
  SUBMISSIONS_TAKEN("submissionsTaken"),
  WORKER_STEALS("workerSteals"),
  STEAL_RUNS("stealRuns"),
  JOIN_HELP_STEALS("joinHelpSteals"),
  COMPLETER_HELP_STEALS("completerHelpSteals"),
  QUIESCE_HELP_STEALS("quiesceHelpSteals"),
  EXTERNAL_HELP_STEALS("externalHelpSteals"),
  LOST_STEALS("lostSteals"),
  LOCK_FAILURES("lockFailures"),
  SIGNALS("signals"),
  SIGNAL_ATTEMPTS("signalAttempts"),
  QUEUE_GROWTHS("queueGrowths"),
  EXCEPTIONAL_TASKS("exceptionalTasks"),
  CANCELLED_TASKS("cancelledTasks"),
  DISCARDED_TASKS("discardedTasks"),
  TAKEN_BACK_TASKS("takenBackTasks"),
  COMPENSATIONS("compensations"),
  COMPENSATIONS_RELEASED("compensationsReleased"),
  SPARES_CREATED("sparesCreated"),
  IDLE_RELEASED("idleReleased"),
  ACTIVE_LOWERED("activeLowered"),
  CARRIER_BLOCKED_TIME("carrierBlockedTime"),
  REFUSALS("refusals"),
  WORKERS_STARTED("workersStarted"),
  WORKERS_ENDED("workersEnded");

  private final String field;

  PoolCounter(String field) {
    this.field = field;
  }

  /** A time, which is a part of the account and no counter among others. */
  public boolean isTime() {
    return this == CARRIER_BLOCKED_TIME;
  }

  public String field() {
    return field;
  }
}
