package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.event.AgentStateEvent;
import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.operation.Named;
import io.fjprobe.bootstrap.operation.OperationTotals;
import io.fjprobe.bootstrap.sampling.Interval;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.setting.AgentSettings;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.StealSampler;
import java.util.Locale;
import jdk.jfr.FlightRecorder;

/** What the Flight Recorder asks for every second, and at both ends of every chunk. */
public final class PeriodicEvents {

  private static final class PoolsEverySecond implements Runnable {
    private int second; // one thread at a time runs this

    @Override
    public void run() {
      try {
        OperationTotals.sweep();
        Statistics.emitSome(
            SpanStatistics.PERIOD, Turn.of(PoolRegistry.pools(Inside.KEY), second++));
        STALLS.look();
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  /** The end of the last chunk is the end of the recording: all until JVM exit is in it. */
  private static final class AllEveryChunk implements Runnable {
    private final String mode;

    AllEveryChunk(String mode) {
      this.mode = mode;
    }

    @Override
    public void run() {
      try {
        state(mode, LongText.of(notRecorded()));
        flushTasks();
        flushLooks();
        Statistics.emitAll(Shutdown.hasBegun() ? Statistics.AT_EXIT : "chunk");
        if (Launcher.isStartingRecordings()) {
          JvmStatistics.lives("start");
        }
        STALLS.repeat();
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  private static final Stalls STALLS = new Stalls();

  private static volatile Looking looking;

  private static Runnable pools;
  private static Runnable everything;

  private PeriodicEvents() {}

  /**
   * @param mode premain or attach
   */
  public static synchronized void start(String mode) {
    everything = new AllEveryChunk(mode);
    pools = new PoolsEverySecond();
    FlightRecorder.addPeriodicEvent(PoolStatisticsEvent.class, pools);
    FlightRecorder.addPeriodicEvent(AgentStateEvent.class, everything);
    everything.run(); // the first chunk has begun already
  }

  /** On the thread that will run the main class, when all is ready for that. */
  public static void premainEnds() {
    Launcher.isThisThread();
    JvmStatistics.lives("start");
  }

  /** For the last time: recordings that go on have no more of ours. */
  public static synchronized void stop() {
    if (everything != null) {
      FlightRecorder.removePeriodicEvent(pools);
      FlightRecorder.removePeriodicEvent(everything);
      everything.run();
      everything = null;
    }
  }

  private static String notRecorded() {
    String ofPools = Generation.allNotRecorded();
    String operations = Named.notFound();
    boolean both = !ofPools.isEmpty() && !operations.isEmpty();
    return ofPools + (both ? ", " : "") + operations;
  }

  /** What workers have not told yet: they do so when they have many tasks, or none. */
  private static void flushTasks() {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : pool.workers().live) {
        worker.flushTasks();
      }
    }
  }

  /**
   * @param other has something to write before a chunk ends; null: nobody
   */
  public static void flushes(Looking other) {
    looking = other;
  }

  private static void flushLooks() {
    Looking current = looking;
    if (current != null) {
      current.flush();
    }
  }

  private static void state(String mode, String missing) {
    AgentStateEvent event = new AgentStateEvent();
    event.version = AgentSettings.version();
    event.generation = Generation.names();
    event.mode = mode;
    event.level =
        AgentSettings.level().name().toLowerCase(Locale.ROOT)
            + (Recorded.TASK_BATCHES ? ", tasks in batches" : "");
    event.woven = Generation.allJoinPoints();
    event.missing = missing;
    event.suppressedErrors = Suppressed.count();
    event.firstError = Suppressed.first();
    event.stealSampling = stealSampling();
    event.availableProcessors = Runtime.getRuntime().availableProcessors();
    event.vendor = System.getProperty("java.vm.vendor", "");
    event.labels = AgentSettings.labels();
    event.commit();
  }

  private static String stealSampling() {
    if (!Recorded.SINGLE_EVENTS || !new StealEvent().isEnabled()) {
      return "off";
    }
    int n = Interval.STEAL.oneIn();
    if (n == Interval.AUTO) {
      return "one in n (adaptive, " + StealSampler.EVENTS_PER_SECOND + " a second)";
    }
    return n == Interval.EVERY ? "every steal" : "one in " + n;
  }
}
