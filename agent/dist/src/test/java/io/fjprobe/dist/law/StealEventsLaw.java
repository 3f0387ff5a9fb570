package io.fjprobe.dist.law;

import jdk.jfr.consumer.RecordedEvent;

/** Where every steal is recorded, the events say what the counters say. */
final class StealEventsLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    if (!pool.everySteal()) {
      return;
    }
    long scanned = 0;
    long fromSubmissionQueues = 0;
    long intervals = 0;
    for (RecordedEvent steal : pool.events("Steal")) {
      intervals += steal.getInt("interval");
      if (steal.getString("site").equals("scan")) {
        scanned += steal.getInt("tasks");
        if (steal.getString("victimKind").equals("submission queue")) {
          fromSubmissionQueues += steal.getInt("tasks");
        }
      }
    }
    sides.equal("tasks of scan steals", scanned, "taken by scanning", pool.scanned());
    sides.equal(
        "of these from submission queues",
        fromSubmissionQueues,
        "submissionsTaken",
        pool.count("submissionsTaken"));
    sides.equal("intervals", intervals, "taken", pool.scanned() + pool.helped());
  }
}
