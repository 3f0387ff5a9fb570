package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What a CountedCompleter has instead of one path: it is done when all that it waits for have
 * arrived, in any order and on any thread.
 */
public final class Arrivals implements KeptWithTask {

  private final AtomicReference<Path> longest = new AtomicReference<>();

  /** Of the task; 0: tasks have no ids. */
  final long task;

  /** To the task itself. Written before it is in a queue. */
  private Path start;

  Arrivals(long task) {
    this.task = task;
  }

  Path start() {
    return start;
  }

  /** Null: nobody has arrived. */
  Path longest() {
    return longest.get();
  }

  void startsAt(Path path) {
    Path before = longest.get();
    if (before != null && before.root != path.root) {
      longest.set(null); // it is used again
    }
    start = path;
  }

  /** False if somebody came by a longer path. */
  boolean arrives(Path path) {
    while (true) {
      Path before = longest.get();
      if (before != null && before.root == path.root && before.length >= path.length) {
        return false;
      }
      if (longest.compareAndSet(before, path)) {
        return true;
      }
    }
  }
}
