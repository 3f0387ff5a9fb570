package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.OperationStatisticsEvent;
import io.fjprobe.bootstrap.operation.Named;
import io.fjprobe.bootstrap.operation.Operation;
import io.fjprobe.bootstrap.operation.OperationTotals;

/** Writes the counters of the operations that are observed. */
final class OperationStatistics {

  private OperationStatistics() {}

  static void emit(String trigger) {
    for (Operation each : Named.OPERATIONS.all()) {
      if (each.isObserved()) {
        emit(each, trigger);
      }
    }
  }

  private static void emit(Operation operation, String trigger) {
    OperationStatisticsEvent event = new OperationStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    event.begin(); // the time of the event is when its counters were read
    event.end();
    OperationTotals totals = new OperationTotals(operation);
    event.operation = operation.name;
    event.trigger = trigger;
    event.started = totals.started();
    event.ended = totals.ended();
    event.failed = totals.failed();
    event.notAwaited = totals.notAwaited();
    event.inProgress = (int) Math.min(Integer.MAX_VALUE, totals.started() - totals.ended());
    event.time = totals.nanos();
    event.timed = totals.timed();
    event.cpuTime = totals.cpuNanos();
    event.cpuTimed = totals.cpuTimed();
    event.commit();
  }
}
