package io.fjprobe.analyzer.account.time;

/** What a participant of a pool did with its time. At any moment it is in one of them. */
public enum BucketKind {
  /** User code runs on a CPU: in tasks, or in a thread that submits them and waits for them. */
  WORK,
  /** Code of the pool runs inside a task: fork, push, pop, join, completion. */
  FORK_JOIN,
  /** A worker without a task looks for one, or signals another worker. */
  SCAN,
  /** A thread that is no worker is inside submit, execute or the push to a submission queue. */
  SUBMIT,
  /** A thread is blocked in a join. */
  JOIN_BLOCKED,
  /** A thread is blocked in a ManagedBlocker, compensated or not. */
  MANAGED_BLOCKED,
  /**
   * A thread is blocked outside the pool's own waits: a task sleeps, or waits for I/O, memory or a
   * monitor. The time is exact where the system counted CPU time and waiting for a CPU. Elsewhere
   * it is what events tell of.
   */
  UNMANAGED_BLOCKED,
  /** A worker is parked for lack of work. */
  IDLE,
  /**
   * A worker has given up the search and spins before it parks. This is measured apart from SCAN.
   */
  SPIN,
  /** A thread could run, but the machine ran something else. The system counted this time. */
  CPU_WAIT,
  /**
   * A thread is not on a CPU, and waiting for one was not recorded. It waits for a CPU, or it is
   * blocked and no event tells of that.
   */
  OFF_CPU,
  /** The JVM has stopped a thread that was running. */
  PAUSED,
  /** The agent's own cost. */
  PROBE,
  /** The rest: nothing recorded says which of the others it is. */
  UNATTRIBUTED
}
