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
    "The exact counters and times of one worker, cumulative since it registered, or was met by an agent attached later.")
@StackTrace(false)
public final class WorkerStatisticsEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  @Description(
      "Of the worker's queue: odd; -1: the sum of workers that ended and were not recorded singly")
  public int workerIndex;

  @Label("Worker")
  public Thread worker;

  @Label("Trigger")
  @Description("Period, chunk, exit, worker end, or mark")
  public String trigger;

  @Label("Workers")
  @Description("1, or of how many this is the sum")
  public int workers;

  @Label("Lifetime")
  @Description("Since the worker registered, or was met by an agent attached later")
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
      "Runs of tasks taken by scanning from the same queue, until the worker turns to another one or parks")
  public long stealRuns;

  @Label("Help Steals")
  @Description("Of all sites")
  public long helpSteals;

  @Label("Lost Steals")
  @Description("Tasks that it tried to take while scanning and others took first")
  public long lostSteals;

  @Label("Tasks Run")
  @Description("Tasks run that came from the pool's queues; only at level=full")
  public long tasksRun;

  @Label("Spin Time")
  @Description("After giving up the search for work, before parking or finding some after all")
  @Timespan(Timespan.NANOSECONDS)
  public long spinTime;

  @Label("Idle Count")
  @Description("Times parked for lack of work")
  public int idleCount;

  @Label("Idle Time")
  @Description("Includes the episode that is still going on")
  @Timespan(Timespan.NANOSECONDS)
  public long idleTime;

  @Label("Join Blocked Count")
  public int joinBlockedCount;

  @Label("Join Blocked Time")
  @Description("Likewise")
  @Timespan(Timespan.NANOSECONDS)
  public long joinBlockedTime;

  @Label("Managed Blocked Count")
  public int managedBlockedCount;

  @Label("Managed Blocked Time")
  @Description("Likewise, without the joins inside")
  @Timespan(Timespan.NANOSECONDS)
  public long managedBlockedTime;

  @Label("Help Time")
  @Description("Running tasks of others inside joins; part of the running time")
  @Timespan(Timespan.NANOSECONDS)
  public long helpTime;

  @Label("Monitor Count")
  @Description(
      "Times that it found a monitor held by another thread, since the thread began; -1: not told")
  public int monitorCount;

  @Label("Wait Count")
  @Description(
      "Times that it parked, slept or waited for a notification, as the JVM counts them since the thread began: also when idle, in joins and managed blockers; -1: not told")
  public int waitCount;
}
