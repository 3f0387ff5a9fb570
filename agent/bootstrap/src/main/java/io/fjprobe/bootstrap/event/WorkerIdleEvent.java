package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.SettingDefinition;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/**
 * A worker parked because a scan found no task. From JDK 23 on it spins first; spinning is not idle
 * time.
 */
@Name("fjprobe.WorkerIdle")
@Label("Worker Idle")
@Category({"Fork/Join", "Worker"})
@Description(
    "A worker parked because a scan found no task. From JDK 23 on it spins before that; spinning is not idle time.")
@StackTrace(false)
@Threshold("10 ms")
public final class WorkerIdleEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  public int workerIndex;

  @Label("Interval")
  @Description("Idle episodes that this event stands for, this one included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description(
      "Auto: all long ones and a sample of the others, within a budget; 1: every one; n: one in n")
  boolean interval(WorkerIdleInterval control) {
    return true; // the hook decides
  }
}
