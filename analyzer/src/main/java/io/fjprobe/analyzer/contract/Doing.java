package io.fjprobe.analyzer.contract;

/** What a thread does at a moment. */
public enum Doing {
  /** It runs code of the application or of a library, on a CPU or waiting for one. */
  RUNS,
  /** A worker looks for work, or runs other code of the pool. */
  RUNS_POOL,
  SLEEPS,
  /** It is blocked in native code: on a socket, a file, another process. */
  OUTSIDE,
  WAITS_FOR_LOCK,
  /** It waits for a permit, a connection, or what else there are few of. */
  WAITS_FOR_PERMIT,
  /** It waits for a task, a future, a latch, or another thread. */
  WAITS_FOR_RESULT,
  /** It waits for something else. */
  WAITS,
  /** Nobody asked it to do anything. */
  NOT_ASKED,
  /** The JVM stopped all threads. */
  PAUSED;

  /** Whether it takes part in what goes on, without a CPU, and needs nobody else to go on. */
  public boolean isBlocked() {
    return this == SLEEPS || this == OUTSIDE;
  }

  /** Whether another thread has what it needs. */
  public boolean isKeptOut() {
    return this == WAITS_FOR_LOCK || this == WAITS_FOR_PERMIT;
  }

  public boolean runsCode() {
    return this == RUNS || this == RUNS_POOL;
  }
}
