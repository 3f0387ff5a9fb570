package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.CounterFields;
import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.counter.UnrecordedWorkers;
import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.tally.BusyWorkers;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.atomic.AtomicLong;
import jdk.jfr.Event;

/** Writes the exact counters of all pools and workers as events. Only reads; any thread may. */
public final class Statistics {

  /** The trigger of what is written when the JVM exits, after which nothing is recorded. */
  static final String AT_EXIT = "exit";

  /** The trigger of what the program asks for. */
  private static final String MARK = "mark";

  private static final AtomicLong MARKS = new AtomicLong();

  private Statistics() {}

  /** The program asks for it. */
  public static void mark() {
    MARKS.getAndIncrement();
    emitAll(MARK);
  }

  /** How often it did. */
  static long marksOfProgram() {
    return MARKS.get();
  }

  /** Of all pools and workers that did something or are known already. */
  public static void emitAll(String trigger) {
    emitSome(trigger, Turn.ALL);
  }

  static void emitSome(String trigger, Turn turn) {
    BusyWorkers.meet(); // a mark may come long before the next period
    PoolLife.endOver();
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      if (turn.has(pool) && (pool.told || isUsed(pool))) {
        pool.told = true;
        emit(pool, trigger, false);
        emitWorkers(pool.workers().live, trigger);
      }
    }
    QueueLooks.emit(trigger, turn);
    OperationStatistics.emit(trigger);
    CallStatistics.emit(trigger);
    if (Recorded.SPAN) {
      SpanStatistics.emit(trigger);
    }
    JvmStatistics.emit(trigger);
    ProcessorTimes.emitThreads(trigger);
  }

  private static void emitWorkers(QueueTally[] workers, String trigger) {
    boolean recorded = new WorkerStatisticsEvent().isEnabled();
    WaitCounts waits = recorded ? WaitCounts.of(workers) : null;
    for (int i = 0; i < workers.length; i++) {
      workers[i].told = true;
      if (recorded) {
        emit(workers[i], trigger, false, waits, i);
      }
    }
  }

  /** The last of a worker. */
  static void emitEnd(QueueTally worker) {
    emit(worker, "worker end", true, WaitCounts.atEndOf(worker), 0);
  }

  /** Where tasks are not counted, because the agent was attached, its workers tell. */
  private static boolean isUsed(PoolTally pool) {
    return tasks(pool) > 0 || pool.workers().live.length > 0;
  }

  /** Forks and submissions so far. */
  static long tasks(PoolTally pool) {
    return pool.workers().totals().get(Counter.FORKS) + pool.submissions();
  }

  /**
   * @param end of the pool: what another thread reads at the same time is told as of before, if at
   *     all
   */
  static void emit(PoolTally pool, String trigger, boolean end) {
    PoolStatisticsEvent event = new PoolStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    beforeReading(event);
    if (pool.isEndTold() && !end && !mustTell(trigger)) {
      return;
    }
    event.poolId = pool.id;
    event.poolName = pool.name();
    event.poolKind = pool.kind.label();
    event.trigger = trigger;
    event.parallelism = pool.parallelism;
    event.asyncMode = pool.asyncMode;
    event.stealCount = pool.stealCount();
    event.stealCountBefore = pool.stealCountBefore;
    PoolState observed = pool.state();
    if (observed != null) {
      event.workers = observed.getPoolSize();
      event.active = observed.getActiveThreadCount();
      event.queuedTasks = clamp(observed.getQueuedTaskCount());
      event.queuedSubmissions = observed.getQueuedSubmissionCount();
    }
    new CounterFields(pool.generation, pool.counts()).tell(event);
    if (pool.adopted) {
      event.carrierBlockedTime = -1; // some may have begun unseen
    }
    StackRoom.ensure();
    event.commit();
    emitUnrecorded(pool, trigger);
  }

  /**
   * Who tells the end just now may be too late, and what was before a mark would count as after it:
   * better told twice than not at all.
   */
  private static boolean mustTell(String trigger) {
    return trigger.equals(AT_EXIT) || trigger.equals(MARK);
  }

  /** The time of an event is when its counters were read, however late it is written. */
  private static void beforeReading(Event event) {
    event.begin();
    event.end();
  }

  /**
   * @param end of the worker
   * @param place of the worker among those that waits are told of
   */
  private static void emit(
      QueueTally worker, String trigger, boolean end, WaitCounts waits, int place) {
    WorkerStatisticsEvent event = new WorkerStatisticsEvent();
    if (!event.isEnabled()) {
      return;
    }
    beforeReading(event);
    if (worker.dropped || worker.isEnded() && !end && !mustTell(trigger)) {
      return;
    }
    Counts counts = worker.observed(System.nanoTime());
    event.poolId = worker.pool.id;
    event.workerIndex = worker.index;
    event.worker = worker.worker;
    event.trigger = trigger;
    new CounterFields(worker.pool.generation, counts).tell(event);
    event.workers = 1;
    event.beforeAgent = worker.adopted;
    event.monitorCount = waits.ofMonitors(place);
    event.waitCount = waits.ofOthers(place);
    StackRoom.ensure();
    event.commit();
  }

  private static void emitUnrecorded(PoolTally pool, String trigger) {
    UnrecordedWorkers sums = pool.unrecordedWorkers;
    WorkerStatisticsEvent event = new WorkerStatisticsEvent();
    if (sums.isNone() || !event.isEnabled()) {
      return;
    }
    event.poolId = pool.id;
    event.workerIndex = -1;
    event.trigger = trigger;
    new CounterFields(pool.generation, sums.counts()).tell(event);
    event.monitorCount = -1;
    event.waitCount = -1;
    StackRoom.ensure();
    event.commit();
  }

  private static int clamp(long count) {
    return (int) Math.min(Integer.MAX_VALUE, count);
  }
}
