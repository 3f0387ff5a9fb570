package io.fjprobe.weaving.look;

/** How many there were at a look. */
final class LookCounts {

  /** Platform threads, those of the JVM included. */
  final int alive;

  /** Of these. */
  final int lookedAt;

  /** Whose queues were looked at; -1: they cannot be read. */
  final int executors;

  /** That were alive; -1: they cannot be read, or not yet. */
  final int virtualThreads;

  /** Of these, that could run and had no carrier; -1 likewise. */
  final int ready;

  LookCounts(int alive, int lookedAt, int executors, int virtualThreads, int ready) {
    this.alive = alive;
    this.lookedAt = lookedAt;
    this.executors = executors;
    this.virtualThreads = virtualThreads;
    this.ready = ready;
  }
}
