package io.fjprobe.weaving.library;

import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.poolclass.Accessor;
import io.fjprobe.weaving.poolclass.Additions;

/**
 * What the weaver adds to the classes of jsr166y. In this library a worker thread is its own queue,
 * and the pool is the only submission queue.
 */
final class LibraryAdditions {

  private static final String MARK = "ProbedLibrary";

  private LibraryAdditions() {}

  /** Null for a class that gets nothing. */
  static Additions to(String internalName, JoinPointTable table, boolean everyTask) {
    if (internalName.equals(table.className("Pool"))) {
      return toPool();
    }
    if (internalName.equals(table.className("Thread"))) {
      return toWorker();
    }
    if (internalName.equals(table.className("Task"))) {
      return everyTask ? Additions.ofLibraryTask(MARK) : new Additions(MARK);
    }
    return null;
  }

  private static Additions toPool() {
    return new Additions(MARK, "ProbedPool", "ProbedQueue", "PoolState")
        .variable("fjprobeTally", Additions.KEPT_WITH_POOL)
        .with(Accessor.one("fjprobeQueueCount"))
        .with(Accessor.selfAt("fjprobeQueueAt"))
        .view("fjprobeWorkerNamePrefix", "workerNamePrefix", Additions.STRING)
        .with(Accessor.nothing("fjprobeTally", "()" + Additions.KEPT_WITH_QUEUE))
        .with(Accessor.nothing("fjprobeTally", "(" + Additions.KEPT_WITH_QUEUE + ")V"))
        .counter("fjprobePushes")
        .with(Accessor.nothing("fjprobeOwner", "()" + Additions.THREAD))
        .with(Accessor.nothing("fjprobeIndexBits", "()I"))
        .view("fjprobeBase", "queueBase", "I")
        .view("fjprobeTop", "queueTop", "I")
        .array("submissionQueue")
        .view("fjprobeHome", "fjprobeTally", Additions.KEPT_WITH_POOL)
        .with(Accessor.nothing("fjprobeHome", "(" + Additions.KEPT_WITH_POOL + ")V"));
  }

  private static Additions toWorker() {
    return new Additions(MARK, "ProbedQueue")
        .variable("fjprobeTally", Additions.KEPT_WITH_QUEUE)
        .counter("fjprobePushes")
        .with(Accessor.self("fjprobeOwner", Additions.THREAD))
        .with(Accessor.oddIndex("fjprobeIndexBits", "poolIndex"))
        .view("fjprobeBase", "queueBase", "I")
        .view("fjprobeTop", "queueTop", "I")
        .array("queue")
        .with(Accessor.nothing("fjprobeHome", "()" + Additions.KEPT_WITH_POOL))
        .with(Accessor.nothing("fjprobeHome", "(" + Additions.KEPT_WITH_POOL + ")V"));
  }
}
