package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.ExternalWaitStatisticsEvent;
import io.fjprobe.bootstrap.event.LifeStatisticsEvent;
import io.fjprobe.bootstrap.tally.ExternalWaits;
import io.fjprobe.bootstrap.tally.LifeTally;
import io.fjprobe.bootstrap.tally.Probe;

/** Writes the exact counters that belong to no pool. */
final class JvmStatistics {

  private JvmStatistics() {}

  static void emit(String trigger) {
    externalWaits(trigger);
    lives(trigger);
  }

  private static void externalWaits(String trigger) {
    ExternalWaitStatisticsEvent event = new ExternalWaitStatisticsEvent();
    if (event.isEnabled()) {
      event.trigger = trigger;
      event.externalWaits = Probe.JOINS.recorded(ExternalWaits.PLATFORM.count());
      event.externalBlockedTime = Probe.JOINS.recorded(ExternalWaits.PLATFORM.nanos());
      event.externalUnrecorded = Probe.JOINS.recorded(ExternalWaits.PLATFORM.unrecorded.count());
      event.virtualWaits = Probe.JOINS.recorded(ExternalWaits.VIRTUAL.count());
      event.virtualBlockedTime = Probe.JOINS.recorded(ExternalWaits.VIRTUAL.nanos());
      event.virtualUnrecorded = Probe.JOINS.recorded(ExternalWaits.VIRTUAL.unrecorded.count());
      event.commit();
    }
  }

  private static void lives(String trigger) {
    LifeStatisticsEvent event = new LifeStatisticsEvent();
    if (event.isEnabled()) {
      LifeTally pools = LifeTally.POOLS;
      LifeTally workers = LifeTally.WORKERS;
      event.trigger = trigger;
      event.poolsStarted = Probe.POOLS.recorded(pools.started.get());
      event.poolsEnded = Probe.POOLS.recorded(pools.ended.get());
      event.poolsUnrecorded = Probe.POOLS.recorded(pools.notRecorded.get());
      event.tasksUnrecorded =
          Probe.FORKS.isWoven() && Probe.SUBMISSIONS.isWoven() ? pools.tasksNotRecorded.get() : -1;
      event.workersStarted = Probe.WORKERS.recorded(workers.started.get());
      event.workersEnded = Probe.WORKERS.recorded(workers.ended.get());
      event.workersUnrecorded = Probe.WORKERS.recorded(workers.notRecorded.get());
      event.commit();
    }
  }
}
