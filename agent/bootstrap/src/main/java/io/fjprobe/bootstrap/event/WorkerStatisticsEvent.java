package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** The exact counters and times of one worker, cumulative since it registered. */
@Name("fjprobe.WorkerStatistics")
@Label("Worker Statistics")
@Category({"Fork/Join", "Worker"})
@Description(
    "Exact counters and times of one worker, cumulative since the worker registered, or since an agent that was attached later found it. -1: not recorded")
@StackTrace(false)
public final class WorkerStatisticsEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  @Description(
      "Index of the worker's queue, which is odd; -1: the sum of workers that ended and were not recorded individually")
  public int workerIndex;

  @Label("Worker")
  public Thread worker;

  @Label("Trigger")
  @Description("Period, chunk, exit, worker end, or mark")
  public String trigger;

  @Label("Workers")
  @Description("1, or the number of workers of which this is the sum")
  public int workers;

  @Label("Lifetime")
  @Description(
      "Time since the worker registered, or since an agent that was attached later found it")
  @Timespan(Timespan.NANOSECONDS)
  public long lifetime;

  @Label("Forks")
  public long forks;

  @Label("Submissions Taken")
  public long submissionsTaken;

  @Label("Worker Steals")
  public long workerSteals;

  @Label("Steal Runs")
  @Description(
      "Runs of tasks that the worker took from the same queue by scanning, until it turned to another queue or parked")
  public long stealRuns;

  @Label("Help Steals")
  @Description("Tasks taken while helping, at all sites")
  public long helpSteals;

  @Label("Lost Steals")
  @Description("Tasks that it tried to take while scanning, but others took first")
  public long lostSteals;

  @Label("Tasks Run")
  @Description("Tasks from the pool's queues that it ran; only at level=full")
  public long tasksRun;

  @Label("Spin Time")
  @Description(
      "Time after the worker gave up searching for work, and before it parked or found work after all")
  @Timespan(Timespan.NANOSECONDS)
  public long spinTime;

  @Label("Idle Count")
  @Description("Times that it parked because there was no work")
  public int idleCount;

  @Label("Idle Time")
  @Description("Includes the episode that still lasts")
  @Timespan(Timespan.NANOSECONDS)
  public long idleTime;

  @Label("Join Blocked Count")
  public int joinBlockedCount;

  @Label("Join Blocked Time")
  @Description("Includes the wait that still lasts")
  @Timespan(Timespan.NANOSECONDS)
  public long joinBlockedTime;

  @Label("Managed Blocked Count")
  public int managedBlockedCount;

  @Label("Managed Blocked Time")
  @Description("Includes the block that still lasts, but not joins inside blocks")
  @Timespan(Timespan.NANOSECONDS)
  public long managedBlockedTime;

  @Label("Help Time")
  @Description("Time of running other tasks inside joins; a part of the running time")
  @Timespan(Timespan.NANOSECONDS)
  public long helpTime;

  @Label("Monitor Count")
  @Description(
      "Times that it found a monitor held by another thread, since the thread began; -1: not known")
  public int monitorCount;

  @Label("Wait Count")
  @Description(
      "Times that it parked, slept or waited for a notification, as the JVM counts them since the thread began. This includes idle times, joins and managed blockers. -1: not known")
  public int waitCount;

  @Label("Before Agent")
  @Description(
      "Whether the worker was there before the agent. While it is in a join or a managed block that began before the agent, its times and counters are not recorded: -1")
  public boolean beforeAgent;
}
