package io.fjprobe.dist.law;

import jdk.jfr.consumer.RecordedEvent;

/** A worker waits for work, for a task or for a blocker, one at a time, and only while it lives. */
final class WorkerTimeLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    for (RecordedEvent worker : pool.workers()) {
      sides.atMost(
          "idle + spinning + join-blocked + managed-blocked of " + pool.nameOf(worker),
          worker.getLong("idleTime")
              + Math.max(0, worker.getLong("spinTime")) // -1: not recorded
              + worker.getLong("joinBlockedTime")
              + worker.getLong("managedBlockedTime"),
          "lifetime",
          worker.getLong("lifetime"));
    }
  }
}
