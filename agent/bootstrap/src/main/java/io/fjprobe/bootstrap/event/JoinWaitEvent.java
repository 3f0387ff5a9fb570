package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.SettingDefinition;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * A thread blocked (parked, up to JDK 11 in Object.wait) until a task is done; helping before that
 * is in the fields.
 */
@Name("fjprobe.JoinWait")
@Label("Join Wait")
@Category({"Fork/Join", "Join"})
@Description(
    "A thread blocked until a task was done: it parked, or up to JDK 11 waited in Object.wait. The fields contain what it helped with before that.")
@StackTrace(true)
public final class JoinWaitEvent extends Event {

  @Label("Pool")
  @Description("-1: the waiter is external, and the JDK does not know the pool")
  public int poolId;

  @Label("Worker Index")
  @Description("-1: not a worker")
  public int workerIndex;

  @Label("Waiter")
  @Description("Worker, external or virtual")
  public String waiter;

  @Label("Task Class")
  @Description("Class of the task that is awaited")
  public Class<?> taskClass;

  @Label("Helped Tasks")
  @Description("Other tasks that the thread ran while it waited")
  public int helpedTasks;

  @Label("Help Time")
  @Timespan(Timespan.NANOSECONDS)
  public long helpTime;

  @Label("Blocked Time")
  @Timespan(Timespan.NANOSECONDS)
  public long blockedTime;

  @Label("Own Queue Size")
  @Description("Tasks in the waiter's own queue when it blocked; -1: no queue")
  public int ownQueueSize;

  @Label("Compensated")
  public boolean compensated;

  @Label("Outcome")
  @Description(
      "Done, timed out, interrupted, or woken (the task is not done, and the thread waits again)")
  public String outcome;

  @Label("Interval")
  @Description("Waits that this event stands for, this one included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description(
      "Auto: all long ones and a sample of the others, within a budget; 1: every one; n: one in n")
  boolean interval(JoinWaitInterval control) {
    return true; // the hook decides
  }
}
