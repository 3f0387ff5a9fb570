package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.CallStatisticsEvent;
import io.fjprobe.bootstrap.operation.CountedMethods;
import io.fjprobe.bootstrap.operation.Named;

/** Writes how often the methods that are counted were called. */
final class CallStatistics {

  private CallStatistics() {}

  static void emit(String trigger) {
    for (CountedMethods each : Named.COUNTED.all()) {
      if (each.isObserved()) {
        emit(each, trigger);
      }
    }
  }

  private static void emit(CountedMethods methods, String trigger) {
    CallStatisticsEvent event = new CallStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    event.begin(); // the time of the event is when its counter was read
    event.end();
    event.method = methods.name;
    event.trigger = trigger;
    event.classes = methods.classes();
    event.calls = methods.calls();
    event.commit();
  }
}
