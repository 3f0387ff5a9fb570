package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * What a CountedCompleter has instead of one path: it is done when all that it waits for have
 * arrived, in any order and on any thread.
 */
final class Arrivals implements KeptWithTask {

  private static final AtomicReferenceFieldUpdater<Arrivals, Path> LONGEST =
      AtomicReferenceFieldUpdater.newUpdater(Arrivals.class, Path.class, "longest");

  private volatile Path longest;

  /** Of the task; 0: tasks have no ids. */
  final long task;

  /** What led to the task itself, and for how long. Written before it is in a queue. */
  private Stretch start;

  private long startNanos;

  /** Of this run of the task: it may be in a queue again while it runs. */
  private long run;

  /** What it counts as, if the line that forks it is known; else null. */
  private TaskClass is;

  Arrivals(long task) {
    this.task = task;
  }

  /** Null: nothing led to it. */
  Path start() {
    return start == null ? null : new Path(start, startNanos, run, is);
  }

  /** Null: nobody has arrived. */
  Path longest() {
    return longest;
  }

  void startsAt(Stretch in, long nanos, long id, TaskClass as) {
    Path before = longest;
    if (before != null && before.root() != in.root) {
      longest = null; // it is used again
    }
    start = in;
    startNanos = nanos;
    run = id;
    is = as;
  }

  /** False if somebody came by a longer path. */
  boolean arrives(Path path) {
    while (true) {
      Path before = longest;
      if (before != null && before.root() == path.root() && before.length() >= path.length()) {
        return false;
      }
      if (LONGEST.compareAndSet(this, before, path)) {
        return true;
      }
    }
  }
}
