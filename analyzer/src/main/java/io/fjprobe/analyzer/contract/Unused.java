package io.fjprobe.analyzer.contract;

/** Why CPUs are unused at a moment. */
public enum Unused {
  /** All threads of an executor are taken, while tasks wait in its queue. */
  EXECUTOR("all threads of an executor are taken, and tasks wait for one"),
  /** A thread that handles the events of many waits, and they with it. */
  EVENT_LOOP("an event loop is blocked"),
  /** One task sleeps, or is blocked outside the process; two other threads or more want results. */
  ONE_BLOCKED("one task at a time is blocked, and others wait for results"),
  /** Threads that could use them sleep, or are blocked outside the process. */
  BLOCKED("threads are blocked"),
  /** Threads that could use them wait for locks or permits. */
  LOCKS("threads wait for a lock or a permit"),
  /** Some run; others wait inside their tasks, for something else than a task of the pool. */
  WORKERS_WAIT("workers wait inside tasks"),
  ONE_WORKER("one worker runs alone"),
  ONE_OUTSIDE("one thread outside of pools runs alone"),
  FEW("few threads run"),
  /** Threads wait, but nobody runs. */
  NOBODY_RUNS("threads wait for each other, or for something that was not seen"),
  /** Threads that are in no task sleep, as those do that ask for something now and then. */
  ASLEEP("threads outside of tasks sleep"),
  NOT_ASKED("nothing was asked"),
  PAUSED("the JVM paused all threads");

  private final String words;

  Unused(String words) {
    this.words = words;
  }

  /** Whether workers could use them, and are idle or wait inside tasks. */
  public boolean isOfPool() {
    return this == ONE_WORKER || this == WORKERS_WAIT;
  }

  public String words() {
    return words;
  }
}
