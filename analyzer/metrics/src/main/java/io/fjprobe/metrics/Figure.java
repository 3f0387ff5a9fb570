package io.fjprobe.metrics;

import java.util.Locale;
import java.util.Optional;

/** The counters that the beans of pools have, with what they are called as metrics. */
enum Figure {
  FORKS("Forks", "{task}", "Pushes to workers' own queues"),
  SUBMISSIONS("Submissions", "{task}", "Pushes to submission queues"),
  SUBMISSIONS_TAKEN(
      "SubmissionsTaken", "{task}", "Tasks that scanning workers took from submission queues"),
  WORKER_STEALS("WorkerSteals", "{task}", "Tasks that scanning workers took from other workers"),
  STEAL_RUNS("StealRuns", "{run}", "Runs of tasks that a worker took from the same queue"),
  JOIN_HELP_STEALS("JoinHelpSteals", "{task}", "Tasks taken by workers while they wait in a join"),
  COMPLETER_HELP_STEALS(
      "CompleterHelpSteals", "{task}", "Tasks taken by workers that wait for a CountedCompleter"),
  QUIESCE_HELP_STEALS(
      "QuiesceHelpSteals", "{task}", "Tasks taken in helpQuiesce and awaitQuiescence"),
  EXTERNAL_HELP_STEALS(
      "ExternalHelpSteals", "{task}", "Tasks taken by threads that are not workers of the pool"),
  HELP_STEALS("HelpSteals", "{task}", "Tasks that workers took while helping, at all sites"),
  LOST_STEALS(
      "LostSteals", "{task}", "Tasks that scanning workers tried to take, but others took first"),
  LOCK_FAILURES(
      "LockFailures", "{failure}", "Times that a submitter found a submission queue locked"),
  SIGNALS("Signals", "{signal}", "Idle workers woken to look for work"),
  SIGNAL_ATTEMPTS("SignalAttempts", "{signal}", "Calls that are meant to wake or start a worker"),
  QUEUE_GROWTHS("QueueGrowths", "{growth}", "Times that the array of a queue grew"),
  TASKS_RUN("TasksRun", "{task}", "Tasks from queues that any thread ran; only at level=full"),
  TASKS_INVOKED(
      "TasksInvoked", "{task}", "Tasks that workers ran without a queue; only at level=full"),
  EXCEPTIONAL_TASKS(
      "ExceptionalTasks", "{task}", "Tasks that ended with an exception in a worker of the pool"),
  CANCELLED_TASKS("CancelledTasks", "{task}", "Tasks that a worker of the pool cancelled"),
  DISCARDED_TASKS("DiscardedTasks", "{task}", "Tasks that left queues without being run"),
  TAKEN_BACK_TASKS("TakenBackTasks", "{task}", "Tasks that the program itself took out of a queue"),
  COMPENSATIONS("Compensations", "{compensation}", "Blocked workers that the pool compensated"),
  COMPENSATIONS_RELEASED(
      "CompensationsReleased", "{compensation}", "Compensations that have ended"),
  /** No metric of Prometheus may end in created. */
  SPARES("SparesCreated", "{compensation}", "Compensations that started a thread"),
  IDLE_RELEASED("IdleReleased", "{compensation}", "Compensations that woke an idle worker"),
  ACTIVE_LOWERED(
      "ActiveLowered", "{compensation}", "Compensations that only lowered the active count"),
  REFUSALS("Refusals", "{refusal}", "Times that the pool refused to compensate"),
  WORKERS_STARTED("WorkersStarted", "{worker}", "Workers that started"),
  WORKERS_ENDED("WorkersEnded", "{worker}", "Workers that ended"),
  LIFETIME("Lifetime", Figure.TIME, "Time that workers lived, all workers added up"),
  IDLE_WAITS("IdleCount", "{wait}", "Times that workers parked because there was no work"),
  IDLE_TIME("IdleTime", Figure.TIME, "Time that workers were parked because there was no work"),
  SPIN_TIME("SpinTime", Figure.TIME, "Time after a worker gave up searching, and before it parked"),
  JOIN_WAITS("JoinBlockedCount", "{wait}", "Times that workers blocked in a join"),
  JOIN_BLOCKED_TIME("JoinBlockedTime", Figure.TIME, "Time that workers were blocked in joins"),
  MANAGED_BLOCKS("ManagedBlockedCount", "{wait}", "Times that workers blocked in managed blocks"),
  MANAGED_BLOCKED_TIME(
      "ManagedBlockedTime", Figure.TIME, "Time that workers were blocked in managed blocks"),
  CARRIER_BLOCKED_TIME(
      "CarrierBlockedTime",
      Figure.TIME,
      "Time of carriers whose virtual threads blocked on them and told the pool; a monitor does not tell it"),
  HELP_TIME("HelpTime", Figure.TIME, "Time of running other tasks inside joins"),
  QUEUE_WAITS(
      "QueueWaits",
      "{task}",
      "Tasks that left a queue in order, and whose wait in it is known from looks"),
  QUEUE_WAIT_TIME(
      "QueueWaitTime",
      Figure.TIME,
      "How long these waited; of those that came and left between two looks it is not known"),
  LONG_QUEUE_WAITS("LongQueueWaits", "{task}", "How many of these waited for more than 100 ms"),
  RUNNING("SeenRunning", Activity.RUNNING),
  IN_NATIVE("SeenInNative", Activity.IN_NATIVE),
  IDLE("SeenIdle", Activity.IDLE),
  IN_JOIN("SeenInJoin", Activity.IN_JOIN),
  IN_MANAGED_BLOCK("SeenInManagedBlock", Activity.IN_MANAGED_BLOCK),
  AT_MONITOR("SeenAtMonitor", Activity.AT_MONITOR),
  WAITING("SeenWaiting", Activity.WAITING);

  /** Beans have nanoseconds, metrics have seconds. */
  private static final String TIME = "s";

  private final String attribute;
  private final String unit;
  private final String description;
  private final Optional<Activity> activity;

  Figure(String attribute, String unit, String description) {
    this.attribute = attribute;
    this.unit = unit;
    this.description = description;
    this.activity = Optional.empty();
  }

  /** All activities are one metric. */
  Figure(String attribute, Activity activity) {
    this.attribute = attribute;
    this.unit = Figure.TIME;
    this.description = "Time of workers by what they do, as looks at random moments tell";
    this.activity = Optional.of(activity);
  }

  /** The name that it has in beans. */
  String attribute() {
    return attribute;
  }

  String unit() {
    return unit;
  }

  String description() {
    return description;
  }

  boolean isTime() {
    return unit.equals(TIME);
  }

  /** Of workers, whose time it is. */
  Optional<Activity> activity() {
    return activity;
  }

  /** The name of the metric behind its prefix. */
  String suffix() {
    return activity.isPresent() ? "worker_time" : name().toLowerCase(Locale.ROOT);
  }
}
