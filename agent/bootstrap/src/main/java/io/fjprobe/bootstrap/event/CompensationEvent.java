package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.SettingDefinition;
import jdk.jfr.StackTrace;

/** A worker was about to block, and its pool made up for it until the block ended. */
@Name("fjprobe.Compensation")
@Label("Compensation")
@Category({"Fork/Join", "Join"})
@Description("A worker was about to block, and its pool compensated for it until the block ended.")
@StackTrace(true)
public final class CompensationEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  @Description("-1: not known")
  public int workerIndex;

  @Label("Cause")
  @Description("Join or managed blocker")
  public String cause;

  @Label("Blocked On")
  @Description("Class of the task or blocker")
  public Class<?> blockedOn;

  @Label("Outcome")
  @Description("Spare created, idle worker released, active count lowered, or refused")
  public String outcome;

  @Label("Workers")
  @Description("The pool's getPoolSize at the beginning")
  public int workers;

  @Label("Interval")
  @Description("Compensations that this event stands for, this one included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description(
      "Auto: all long ones and a sample of the others, within a budget; 1: every one; n: one in n")
  boolean interval(CompensationInterval control) {
    return true; // the hook decides
  }
}
