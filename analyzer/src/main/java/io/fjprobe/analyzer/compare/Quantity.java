package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.recording.counter.PoolCounter;

/** What an iteration has so much of, and a selection of iterations the sum. */
public enum Quantity {
  OPERATIONS,
  /** Of which this is the sum: 1 for each. */
  ITERATIONS,
  WALL,
  /** Of all operations, which may overlap. */
  OPERATION_TIME,
  /** Of the whole process. */
  CPU_TIME,
  /** Before the run. */
  START_UP_TIME,
  FORKS(PoolCounter.FORKS),
  SUBMISSIONS(PoolCounter.SUBMISSIONS),
  TASKS,
  SUBMISSIONS_TAKEN(PoolCounter.SUBMISSIONS_TAKEN),
  WORKER_STEALS(PoolCounter.WORKER_STEALS),
  HELP_STEALS,
  LOST_STEALS(PoolCounter.LOST_STEALS),
  LOCK_FAILURES(PoolCounter.LOCK_FAILURES),
  SIGNALS(PoolCounter.SIGNALS),
  SIGNAL_ATTEMPTS(PoolCounter.SIGNAL_ATTEMPTS),
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
  REJECTED_COMPENSATIONS(PoolCounter.REFUSALS),
  QUEUE_GROWTHS(PoolCounter.QUEUE_GROWTHS),
  POOLS_STARTED,
  WORKERS_STARTED(PoolCounter.WORKERS_STARTED),
  EXCEPTIONAL_TASKS(PoolCounter.EXCEPTIONAL_TASKS),
  UNMANAGED_BLOCKS,
  UNMANAGED_BLOCKED_TIME,
  MONITOR_TIME,
  SOCKET_TIME,
  GC_PAUSES,
  GC_TIME,
  ALLOCATED_BYTES,
  COMPILE_TIME,
  THROTTLED_TIME,
  THREADS_STARTED,
  PINNED,
  /** Of threads that call the pool: on a CPU in no task. */
  CALLER_ALONE_TIME,
  /** Of these threads: blocked until the pool is done. */
  CALLER_WAITED_TIME,
  THROWABLES,
  /** Of stacks, all and those in code that was not compiled. */
  SAMPLES,
  INTERPRETED_SAMPLES,
  /** Of what a worker took from a queue: the longest run, in each recording or iteration. */
  LONGEST_RUN_TIME,
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
