package io.fjprobe.analyzer.contract;

import static java.util.stream.Collectors.toCollection;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * A number of {@code fjprobe.PoolStatistics}, cumulative since the pool began. A row is all that a
 * counter needs to be in accounts, text and JSON, in the order of the rows; to be compared, it also
 * needs a row among the evidence.
 */
public enum PoolCounter implements Counter {
  STEAL_COUNT("stealCount", "getStealCount"),
  FORKS("forks", "forks"),
  SUBMISSIONS("submissions", "submissions"),
  TASKS_RUN("tasksRun", "tasks run from queues"),
  TASKS_INVOKED("tasksInvoked", "tasks invoked without a queue"),
  SUBMISSIONS_TAKEN("submissionsTaken", "taken from submission queues"),
  WORKER_STEALS("workerSteals", "stolen from workers"),
  STEAL_RUNS("stealRuns", "steal runs"),
  JOIN_HELP_STEALS("joinHelpSteals", "stolen to help a join", Kind.HELP),
  COMPLETER_HELP_STEALS("completerHelpSteals", "stolen to help a completer", Kind.HELP),
  QUIESCE_HELP_STEALS("quiesceHelpSteals", "stolen to help quiesce", Kind.HELP),
  EXTERNAL_HELP_STEALS("externalHelpSteals", "taken by external helpers", Kind.HELP),
  LOST_STEALS("lostSteals", "steals lost to others"),
  LOCK_FAILURES("lockFailures", "submission queues found locked"),
  SIGNALS("signals", "signals to idle workers"),
  SIGNAL_ATTEMPTS("signalAttempts", "attempts to signal a worker"),
  QUEUE_GROWTHS("queueGrowths", "queue growths"),
  EXCEPTIONAL_TASKS("exceptionalTasks", "tasks ended with an exception"),
  CANCELLED_TASKS("cancelledTasks", "tasks cancelled"),
  DISCARDED_TASKS("discardedTasks", "tasks discarded by termination"),
  TAKEN_BACK_TASKS("takenBackTasks", "tasks taken back by the program"),
  COMPENSATIONS("compensations", "compensations"),
  COMPENSATIONS_RELEASED("compensationsReleased", "compensations released"),
  SPARES_CREATED("sparesCreated", "spare workers created"),
  IDLE_RELEASED("idleReleased", "compensated by an idle worker"),
  ACTIVE_LOWERED("activeLowered", "uncompensated blocks"),
  CARRIER_BLOCKED_TIME("carrierBlockedTime", "carriers blocked", Kind.TIME),
  REFUSALS("refusals", "compensations rejected"),
  WORKERS_STARTED("workersStarted", "workers started", Kind.LIFE),
  WORKERS_ENDED("workersEnded", "workers ended", Kind.LIFE);

  /** What its numbers add up to, with those of others. */
  private enum Kind {
    COUNT,
    /** It counts tasks that somebody took who waits: the sum is all that was stolen to help. */
    HELP,
    /** It counts workers, not what they do: a pool in which nothing else counts is quiet. */
    LIFE,
    /** It is a part of the account of time, and no counter among others. */
    TIME
  }

  private final String field;
  private final String label;
  private final Kind kind;

  PoolCounter(String field, String label) {
    this(field, label, Kind.COUNT);
  }

  PoolCounter(String field, String label, Kind kind) {
    this.field = field;
    this.label = label;
    this.kind = kind;
  }

  /** Returns what the event and JSON call it. */
  @Override
  @JsonValue
  public String field() {
    return field;
  }

  /** Returns what text calls it. */
  public String label() {
    return label;
  }

  /** Returns the counters of tasks that were stolen to help, by where. */
  public static Set<PoolCounter> helps() {
    return Arrays.stream(values())
        .filter(each -> each.kind == Kind.HELP)
        .collect(toCollection(() -> EnumSet.noneOf(PoolCounter.class)));
  }

  public boolean isOfLives() {
    return kind == Kind.LIFE;
  }

  public boolean isTime() {
    return kind == Kind.TIME;
  }
}
