package io.fjprobe.analyzer.contract;

/**
 * What code is called for, as the frames below it show. It says why the code runs on this thread,
 * or only on this one.
 */
public enum Context {
  /** A thread handles the events of many, one after the other: while one waits, all do. */
  EVENT_LOOP("blocked-event-loop"),
  /** An executor refused the task, and whoever submitted it runs it. */
  CALLER_RUNS("caller-runs"),
  /** A future is completed, and whoever completes it runs the stages that depend on it. */
  DEPENDENT_STAGE("dependent-stage"),
  /** A parallel stream combines the results of its parts. */
  COMBINER("costly-combiner"),
  /** A parallel stream looks for the first elements, in order. */
  ORDERED_LIMIT("ordered-limit"),
  /** A parallel stream hands over its elements in order, one after the other. */
  ORDERED_ACTION("ordered-action"),
  /** A parallel stream reads elements one after the other, to divide them among tasks. */
  SEQUENTIAL_SOURCE("sequential-source"),
  /** A parallel stream gives all of its elements to one task, for its source can't be divided. */
  UNDIVIDED_SOURCE("undivided-source"),
  /** A virtual thread waits without giving its carrier back. */
  PINNED("pinned-carriers"),
  /** An atomic update calls it, and calls it again if another thread was first. */
  REPEATED("repeated-update"),
  /** A thread makes its own first value of a thread local. */
  THREAD_LOCAL("thread-local-values"),
  /** A sequential stream handles one element after the other, and waits for a result of each. */
  ELEMENT("one-at-a-time"),
  /** A thread waits for a task right after it has handed it over. */
  AT_ONCE("one-at-a-time"),
  /** A thread sleeps until a task, an executor, a latch or a thread is at its end, and often. */
  UNTIL_END("polling"),
  /** A thread sleeps until something is as it wants it. */
  UNTIL_STATE("polling");

  private final String finding;

  Context(String finding) {
    this.finding = finding;
  }

  /** Returns the short name of the finding about it. */
  public String finding() {
    return finding;
  }
}
