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
    "Exact counters of one pool, cumulative since the pool was created, or since an agent that was attached later found it. -1: not recorded")
@StackTrace(false)
@Period("1 s")
public final class PoolStatisticsEvent extends Event {

  @Label("Pool")
  @Description("Number of the pool in this JVM, from 1")
  public int poolId;

  @Label("Pool Name")
  @Description("Prefix of the workers' names, or what the pool is")
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
  @Description("Whether the workers' own queues are first in, first out")
  public boolean asyncMode;

  @Label("Workers")
  @Description("Number of workers: the pool's getPoolSize")
  public int workers;

  @Label("Active")
  @Description("The pool's getActiveThreadCount")
  public int active;

  @Label("Queued Tasks")
  @Description("Tasks in the workers' own queues")
  public int queuedTasks;

  @Label("Queued Submissions")
  @Description("Tasks in submission queues")
  public int queuedSubmissions;

  @Label("Steal Count")
  @Description("The JDK's own count: getStealCount")
  public long stealCount;

  @Label("Steal Count Before")
  @Description("The steal count when the agent found the pool; 0 if the agent saw the pool begin")
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
      "Runs of tasks that a worker took from the same queue by scanning, until it turned to another queue or parked")
  public long stealRuns;

  @Label("Join Help Steals")
  @Description("Tasks taken by workers while they wait in a join")
  public long joinHelpSteals;

  @Label("Completer Help Steals")
  @Description("Tasks taken by workers while they wait for a CountedCompleter")
  public long completerHelpSteals;

  @Label("Quiesce Help Steals")
  @Description("Tasks taken in helpQuiesce and awaitQuiescence")
  public long quiesceHelpSteals;

  @Label("External Help Steals")
  @Description("Tasks taken by threads that are not workers of the pool")
  public long externalHelpSteals;

  @Label("Lost Steals")
  @Description("Tasks that scanning workers tried to take, but others took first")
  public long lostSteals;

  @Label("Lock Failures")
  @Description("Times that a submitter found a submission queue locked by another thread")
  public long lockFailures;

  @Label("Signals")
  @Description("Idle workers woken to look for work")
  public long signals;

  @Label("Signal Attempts")
  @Description("Calls that are meant to wake or start a worker, whether or not they do")
  public long signalAttempts;

  @Label("Queue Growths")
  @Description("Times that the array of a queue was doubled or more")
  public int queueGrowths;

  @Label("Tasks Run")
  @Description("Tasks from the pool's queues that any thread ran; only at level=full")
  public long tasksRun;

  @Label("Tasks Invoked")
  @Description(
      "Tasks that workers ran without a queue (invoke, and the first task of invokeAll); only at level=full")
  public long tasksInvoked;

  @Label("Exceptional Tasks")
  @Description("Tasks that ended with an exception in a worker of the pool")
  public int exceptionalTasks;

  @Label("Cancelled Tasks")
  @Description("Tasks that a worker of the pool cancelled")
  public int cancelledTasks;

  @Label("Discarded Tasks")
  @Description(
      "Tasks that left queues without being run, because the pool terminated or they were cancelled")
  public long discardedTasks;

  @Label("Tasks Taken Back")
  @Description("Tasks that the program itself took out of a queue, with tryUnfork, poll or drain")
  public long takenBackTasks;

  @Label("Compensations")
  @Description("Blocked workers that the pool compensated, whether or not the block has ended")
  public int compensations;

  @Label("Compensations Released")
  @Description("Compensations that have ended")
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
      "Time of carriers whose virtual threads blocked on them and told the pool. It was compensated, and is not in the times of single workers. -1: not recorded")
  @Timespan(Timespan.NANOSECONDS)
  public long carrierBlockedTime;

  @Label("Refusals")
  @Description("Times that tryCompensate threw RejectedExecutionException")
  public int refusals;

  @Label("Workers Started")
  public int workersStarted;

  @Label("Workers Ended")
  public int workersEnded;
}
