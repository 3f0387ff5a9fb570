package io.fjprobe.dist.law;

import java.util.List;
import jdk.jfr.consumer.RecordedEvent;

/** At level=full what is recorded one by one is as many as were counted. */
final class EventsAreCountedLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    if (!pool.everySteal()) {
      return; // within a budget
    }
    List<RecordedEvent> compensations = pool.events("Compensation");
    long refused = with(compensations, "outcome", "refused");
    equal(sides, pool, "compensations", "Compensation", compensations.size() - refused);
    equal(sides, pool, "refusals", "Compensation", refused);
    List<RecordedEvent> starts = pool.events("WorkerStart");
    equal(sides, pool, "workersStarted", "WorkerStart", starts.size());
    equal(sides, pool, "sparesCreated", "WorkerStart", with(starts, "reason", "compensation"));
    equal(sides, pool, "workersEnded", "WorkerEnd", pool.events("WorkerEnd").size());
    List<RecordedEvent> tasks = pool.events("TaskRun");
    long invoked = with(tasks, "origin", "invoked");
    equal(sides, pool, "tasksRun", "TaskRun", tasks.size() - invoked);
    equal(sides, pool, "tasksInvoked", "TaskRun", invoked);
    equal(sides, pool, "queueGrowths", "QueueGrowth", pool.events("QueueGrowth").size());
    sides.equal(
        "joinBlockedCount",
        pool.sumOfWorkers("joinBlockedCount"),
        "JoinWait events",
        pool.events("JoinWait").size());
    sides.equal(
        "idleCount",
        pool.sumOfWorkers("idleCount"),
        "WorkerIdle events",
        pool.events("WorkerIdle").size());
  }

  private static void equal(Sides sides, PoolFacts pool, String field, String event, long events) {
    sides.equal(field, pool.count(field), event + " events", events);
  }

  private static long with(List<RecordedEvent> events, String field, String value) {
    return events.stream().filter(e -> e.getString(field).equals(value)).count();
  }
}
