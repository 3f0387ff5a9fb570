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
    "Tasks were queued, and none left a queue, while not all workers were busy. Found by looking every second: it may have begun that much earlier. Written when it is as long as the threshold, in each chunk while it lasts, and when it is over, from the same start.")
@StackTrace(false)
@Threshold("5 s")
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
  @Description("GetPoolSize, when last seen to stand still; likewise all counts")
  public int workers;

  @Label("Idle Workers")
  @Description("Parked for lack of work")
  public int idleWorkers;

  @Label("Blocked Workers")
  @Description("In joins, managed blockers, or whatever else threads wait in")
  public int blockedWorkers;

  @Label("Busy Workers")
  @Description("Runnable: on a CPU, waiting for one, or in native code; the most at once")
  public int busyWorkers;

  @Label("Queued Tasks")
  @Description("In the workers' queues")
  public int queuedTasks;

  @Label("Queued Submissions")
  @Description("In submission queues")
  public int queuedSubmissions;

  @Label("Next Task")
  @Description("Of a task that was queued")
  public Class<?> nextTask;

  @Label("Over")
  @Description("Tasks move again, or there are none; false: not yet")
  public boolean over;
}
