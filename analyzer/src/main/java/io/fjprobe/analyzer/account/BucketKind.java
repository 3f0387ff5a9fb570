package io.fjprobe.analyzer.account;

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
  /** A task blocks outside the pool's knowledge: it sleeps, waits for I/O or for a monitor. */
  UNMANAGED_BLOCKED,
  /** A worker is parked for lack of work. */
  IDLE,
  /** A worker has given up the search and spins before it parks. Measured apart from SCAN. */
  SPIN,
  /** Could run, but the machine ran something else: as the system counted it. */
  STARVED,
  /**
   * Neither on a CPU nor waiting for one, for a reason that no event tells: files, page faults,
   * blocking that is shorter than the threshold of its event. Where waiting for a CPU was not
   * recorded, it is in here as well.
   */
  OFF_CPU,
  /** Stopped by the JVM while it was running. */
  PAUSED,
  /** The agent's own cost. */
  PROBE,
  /** The rest: nothing recorded says which of the others it is. */
  UNATTRIBUTED
}
