package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;

/**
 * A chain of tasks, each of which needs the one before, from the begin of an operation to some
 * moment in a task. Never changes.
 */
final class Path implements KeptWithTask {

  /** It ends in this one. */
  final Stretch in;

  /** How much of that is on it, in nanoseconds. */
  final long nanos;

  /** Of the task that it leads to, or that it ended with; 0: its tasks have no ids. */
  final long task;

  /** What the task that it leads to counts as, if the line that forks it is known; else null. */
  final TaskClass leadsTo;

  Path(Stretch in, long nanos, long task) {
    this(in, nanos, task, null);
  }

  Path(Stretch in, long nanos, long task, TaskClass leadsTo) {
    this.in = in;
    this.nanos = nanos;
    this.task = task;
    this.leadsTo = leadsTo;
  }

  Root root() {
    return in.root;
  }

  /** In nanoseconds that tasks run, from the begin of the operation. */
  long length() {
    return in.begin + nanos;
  }

  void addTo(Shares sum) {
    in.addTo(sum, nanos);
  }
}
