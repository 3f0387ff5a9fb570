package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/**
 * Tasks were queued, and none left a queue, while not all workers were busy. Found by looking every
 * second: it may have begun that much earlier. Written when it is as long as the threshold, in each
 * chunk while it lasts, and when it is over, from the same start.
 */
@Name("fjprobe.PoolStall")
@Label("Pool Stall")
@Category({"Fork/Join", "Pool"})
@Description(
    "Tasks were queued and none left a queue, although not all workers were busy. The agent looks every second, so the stall may have begun up to a second earlier. The event is written when the stall is as long as the threshold, in each chunk while it lasts, and when it is over, always with the same start.")
@StackTrace(false)
@Threshold("3 s")
public final class PoolStallEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Pool Name")
  public String poolName;

  @Label("Pool Kind")
  public String poolKind;

  @Label("Parallelism")
  public int parallelism;

  @Label("Workers")
  @Description(
      "The pool's getPoolSize when it was last seen to stand still; this time also holds for all other counts")
  public int workers;

  @Label("Idle Workers")
  @Description("Workers that are parked because there is no work")
  public int idleWorkers;

  @Label("Blocked Workers")
  @Description("Workers that wait in joins, in managed blockers, or in anything else")
  public int blockedWorkers;

  @Label("Busy Workers")
  @Description(
      "Most workers at a time that were runnable: on a CPU, waiting for one, or in native code")
  public int busyWorkers;

  @Label("Queued Tasks")
  @Description("Tasks in the workers' own queues")
  public int queuedTasks;

  @Label("Queued Submissions")
  @Description("Tasks in submission queues")
  public int queuedSubmissions;

  @Label("Next Task")
  @Description("Class of a task that was queued")
  public Class<?> nextTask;

  @Label("Over")
  @Description("True if tasks move again or there are none; false if the stall still lasts")
  public boolean over;
}
