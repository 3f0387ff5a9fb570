package io.fjprobe.analyzer.account.time;

/** What a participant of a pool did with its time. At any moment it is in one of them. */
public enum BucketKind {
  /** User code of tasks, and of whoever submits and waits for them, on a CPU. */
  WORK,
  /** Code of the pool inside a task: fork, push, pop, join, completion. */
  FORK_JOIN,
  /** A worker without a task looks for one, or signals another worker. */
  SCAN,
  /** A thread that is no worker is inside submit, execute or the push to a submission queue. */
  SUBMIT,
  /** Blocked in a join. */
  JOIN_BLOCKED,
  /** Blocked in a ManagedBlocker, compensated or not. */
  MANAGED_BLOCKED,
  /**
   * Blocked outside the pool's own waits: a task sleeps, waits for I/O, memory or a monitor. Exact
   * where the system counted CPU time and waiting for a CPU; elsewhere what events tell of.
   */
  UNMANAGED_BLOCKED,
  /** A worker is parked for lack of work. */
  IDLE,
  /** A worker has given up the search and spins before it parks. Measured apart from SCAN. */
  SPIN,
  /** Could run, but the machine ran something else: as the system counted it. */
  CPU_WAIT,
  /**
   * Not on a CPU, where waiting for one was not recorded: either that, or blocking that no event
   * tells of.
   */
  OFF_CPU,
  /** Stopped by the JVM while it was running. */
  PAUSED,
  /** The agent's own cost. */
  PROBE,
  /** The rest: nothing recorded says which of the others it is. */
  UNATTRIBUTED
}
