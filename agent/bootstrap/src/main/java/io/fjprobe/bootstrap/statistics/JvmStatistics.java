package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.event.ExternalWaitStatisticsEvent;
import io.fjprobe.bootstrap.event.LifeStatisticsEvent;
import io.fjprobe.bootstrap.tally.ExternalWaits;
import io.fjprobe.bootstrap.tally.LifeTally;

/** Writes the exact counters that belong to no pool. */
final class JvmStatistics {

  private JvmStatistics() {}

  static void emit(String trigger) {
    externalWaits(trigger);
    lives(trigger);
    NetworkCounts.emit(trigger);
  }

  private static void externalWaits(String trigger) {
    ExternalWaitStatisticsEvent event = new ExternalWaitStatisticsEvent();
    if (event.isEnabled()) {
      event.trigger = trigger;
      event.externalWaits = Generation.JDK.recorded(Probe.JOINS, ExternalWaits.PLATFORM.count());
      event.externalBlockedTime =
          Generation.JDK.recorded(Probe.JOINS, ExternalWaits.PLATFORM.nanos());
      event.externalUnrecorded =
          Generation.JDK.recorded(Probe.JOINS, ExternalWaits.PLATFORM.unrecorded.count());
      event.virtualWaits = Generation.JDK.recorded(Probe.JOINS, ExternalWaits.VIRTUAL.count());
      event.virtualBlockedTime =
          Generation.JDK.recorded(Probe.JOINS, ExternalWaits.VIRTUAL.nanos());
      event.virtualUnrecorded =
          Generation.JDK.recorded(Probe.JOINS, ExternalWaits.VIRTUAL.unrecorded.count());
      event.commit();
    }
  }

  static void lives(String trigger) {
    LifeStatisticsEvent event = new LifeStatisticsEvent();
    if (event.isEnabled()) {
      LifeTally pools = LifeTally.POOLS;
      LifeTally workers = LifeTally.WORKERS;
      event.trigger = trigger;
      event.poolsStarted = Generation.JDK.recorded(Probe.POOLS, pools.started.get());
      event.poolsEnded = Generation.JDK.recorded(Probe.POOLS, pools.ended.get());
      event.poolsUnrecorded = Generation.JDK.recorded(Probe.POOLS, pools.notRecorded.get());
      event.tasksUnrecorded =
          Generation.JDK.has(Probe.FORKS) && Generation.JDK.has(Probe.SUBMISSIONS)
              ? pools.tasksNotRecorded.get()
              : -1;
      event.workersStarted = Generation.JDK.recorded(Probe.WORKERS, workers.started.get());
      event.workersEnded = Generation.JDK.recorded(Probe.WORKERS, workers.ended.get());
      event.workersUnrecorded = Generation.JDK.recorded(Probe.WORKERS, workers.notRecorded.get());
      event.processCpuTime = ProcessorTimes.ofProcess();
      event.commit();
    }
  }
}
