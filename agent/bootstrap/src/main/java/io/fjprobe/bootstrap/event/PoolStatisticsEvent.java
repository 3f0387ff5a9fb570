package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * The exact counters of one pool, cumulative since it was created, or met by an agent attached
 * later.
 */
@Name("fjprobe.PoolStatistics")
@Label("Pool Statistics")
@Category({"Fork/Join", "Pool"})
@Description(
    "The exact counters of one pool, cumulative since it was created, or met by an agent attached later.")
@StackTrace(false)
@Period("1 s")
public final class PoolStatisticsEvent extends Event {

  @Label("Pool")
  @Description("Number of the pool in this JVM, from 1")
  public int poolId;

  @Label("Pool Name")
  @Description("Worker name prefix, or what the pool is")
  public String poolName;

  @Label("Pool Kind")
  @Description("Common, custom, virtual-thread scheduler, or jsr166y (the library)")
  public String poolKind;

  @Label("Trigger")
  @Description("Period, chunk, exit, pool end, or mark (asked for by the program)")
  public String trigger;

  @Label("Parallelism")
  public int parallelism;

  @Label("Async Mode")
  @Description("FIFO local queues")
  public boolean asyncMode;

  @Label("Workers")
  @Description("GetPoolSize")
  public int workers;

  @Label("Active")
  @Description("GetActiveThreadCount")
  public int active;

  @Label("Queued Tasks")
  @Description("In the workers' queues")
  public int queuedTasks;

  @Label("Queued Submissions")
  @Description("In submission queues")
  public int queuedSubmissions;

  @Label("Steal Count")
  @Description("GetStealCount: the JDK's own")
  public long stealCount;

  @Label("Steal Count Before")
  @Description("What it was when the agent met the pool; 0 if the agent saw it begin")
  public long stealCountBefore;

  @Label("Forks")
  @Description("Pushes to workers' own queues")
  public long forks;

  @Label("Submissions")
  @Description("Pushes to submission queues")
  public long submissions;

  @Label("Submissions Taken")
  @Description("Tasks that scanning workers took from submission queues")
  public long submissionsTaken;

  @Label("Worker Steals")
  @Description("Tasks that scanning workers took from other workers")
  public long workerSteals;

  @Label("Steal Runs")
  @Description(
      "Runs of tasks taken by scanning from the same queue, until the worker turns to another one or parks")
  public long stealRuns;

  @Label("Join Help Steals")
  @Description("Tasks taken by a worker while it waits in a join")
  public long joinHelpSteals;

  @Label("Completer Help Steals")
  @Description("The same for CountedCompleters")
  public long completerHelpSteals;

  @Label("Quiesce Help Steals")
  @Description("Tasks taken in helpQuiesce and awaitQuiescence")
  public long quiesceHelpSteals;

  @Label("External Help Steals")
  @Description("Tasks taken by threads that are not workers of the pool")
  public long externalHelpSteals;

  @Label("Lost Steals")
  @Description("Tasks that scanning workers tried to take and others took first")
  public long lostSteals;

  @Label("Lock Failures")
  @Description("Submission queues that were locked by another thread")
  public long lockFailures;

  @Label("Signals")
  @Description("Idle workers woken to look for work")
  public long signals;

  @Label("Signal Attempts")
  @Description("Calls that are to wake or start a worker, whether or not they do")
  public long signalAttempts;

  @Label("Queue Growths")
  @Description("Times that the array of a queue was doubled or more")
  public int queueGrowths;

  @Label("Tasks Run")
  @Description(
      "Tasks run that came from the pool's queues, by whichever thread; only at level=full")
  public long tasksRun;

  @Label("Tasks Invoked")
  @Description(
      "Tasks that workers ran without a queue: invoke, and the first of invokeAll; only at level=full")
  public long tasksInvoked;

  @Label("Exceptional Tasks")
  @Description("Tasks that a worker of the pool ended by an exception")
  public int exceptionalTasks;

  @Label("Cancelled Tasks")
  @Description("Tasks that a worker of the pool cancelled")
  public int cancelledTasks;

  @Label("Discarded Tasks")
  @Description(
      "Tasks that left queues and were not run: the pool terminated, or they were cancelled")
  public long discardedTasks;

  @Label("Tasks Taken Back")
  @Description("Tasks that the program itself took out of a queue, by tryUnfork, poll or drain")
  public long takenBackTasks;

  @Label("Compensations")
  @Description("Blocks for which the pool made up, released or not")
  public int compensations;

  @Label("Compensations Released")
  @Description("Of these, ended")
  public int compensationsReleased;

  @Label("Spares Created")
  @Description("Compensations that started a thread")
  public int sparesCreated;

  @Label("Idle Released")
  @Description("Compensations that woke an idle worker")
  public int idleReleased;

  @Label("Active Lowered")
  @Description("Compensations that only lowered the active count")
  public int activeLowered;

  @Label("Carrier Blocked Time")
  @Description(
      "Of carriers whose virtual threads blocked on them and told the pool; compensated, and in no times of single workers; -1: not recorded")
  @Timespan(Timespan.NANOSECONDS)
  public long carrierBlockedTime;

  @Label("Refusals")
  @Description("RejectedExecutionException from tryCompensate")
  public int refusals;

  @Label("Workers Started")
  public int workersStarted;

  @Label("Workers Ended")
  public int workersEnded;
}
