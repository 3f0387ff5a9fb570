package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.recording.PoolCounter;

/** What an iteration has so much of, and a selection of iterations the sum. */
public enum Quantity {
  OPERATIONS,
  WALL,
  FORKS(PoolCounter.FORKS),
  SUBMISSIONS(PoolCounter.SUBMISSIONS),
  TASKS,
  SUBMISSIONS_TAKEN(PoolCounter.SUBMISSIONS_TAKEN),
  WORKER_STEALS(PoolCounter.WORKER_STEALS),
  HELP_STEALS,
  LOST_STEALS(PoolCounter.LOST_STEALS),
  LOCK_FAILURES(PoolCounter.LOCK_FAILURES),
  SIGNALS(PoolCounter.SIGNALS),
  STEAL_RUNS(PoolCounter.STEAL_RUNS),
  STEAL_RUN_TASKS,
  PARKS,
  PARKED_TIME,
  JOINS_BLOCKED,
  JOIN_BLOCKED_TIME,
  OWN_WORK_JOINS,
  HELP_TIME,
  MANAGED_BLOCKS,
  MANAGED_BLOCKED_TIME,
  COMPENSATIONS(PoolCounter.COMPENSATIONS),
  SPARES_CREATED(PoolCounter.SPARES_CREATED),
  IDLE_RELEASED(PoolCounter.IDLE_RELEASED),
  ACTIVE_LOWERED(PoolCounter.ACTIVE_LOWERED),
  REFUSALS(PoolCounter.REFUSALS),
  QUEUE_GROWTHS(PoolCounter.QUEUE_GROWTHS),
  WORKERS_STARTED(PoolCounter.WORKERS_STARTED),
  EXCEPTIONAL_TASKS(PoolCounter.EXCEPTIONAL_TASKS),
  UNTOLD_BLOCKS,
  UNTOLD_BLOCKED_TIME,
  MONITOR_TIME,
  SOCKET_TIME,
  GC_PAUSES,
  GC_TIME,
  ALLOCATED_BYTES,
  COMPILE_TIME,
  THROTTLED_TIME,
  THREADS_STARTED,
  PINNED,
  /** User code, of the split account. */
  WORK_TIME;

  /** Null: not a counter of the pool. */
  final PoolCounter counter;

  Quantity() {
    this(null);
  }

  Quantity(PoolCounter counter) {
    this.counter = counter;
  }
}
