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
 * One call of a method that the option operation names, the outermost one of its thread; where it
 * returned a stage that was not complete, until that was.
 */
@Name("fjprobe.Operation")
@Label("Operation")
@Category({"Fork/Join", "Operation"})
@Description(
    "One call of a method that the option operation names, the outermost one in its thread. If the method returned a stage that was not complete, the event lasts until the stage is complete.")
@StackTrace(false)
public final class OperationEvent extends Event {

  public static final long NOT_RECORDED = -1;

  @Label("Operation")
  @Description("The operation, as the option names it")
  public String operation;

  @Label("Failed")
  @Description("Whether it ended with an exception")
  public boolean failed;

  @Label("Async")
  @Description(
      "Whether it ended after its method had returned; then the event's thread is the one in which it ended")
  public boolean async;

  @Label("CPU Time")
  @Description("CPU time of the calling thread until the method returned; -1: not recorded")
  @Timespan(Timespan.NANOSECONDS)
  public long cpuTime;

  @Label("Interval")
  @Description("Operations that this event stands for, this one included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description(
      "Auto: all long ones and a sample of the others, within a budget; 1: every one; n: one in n")
  boolean interval(OperationInterval control) {
    return true; // the hook decides
  }
}
