package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * The exact counters of one operation that the option operation names, cumulative since it was
 * first observed; its times may be estimates. Written with those of pools and workers.
 */
@Name("fjprobe.OperationStatistics")
@Label("Operation Statistics")
@Category({"Fork/Join", "Operation"})
@Description(
    "The exact counters of one operation that the option operation names, cumulative since it was first observed; its times may be estimates. Written with those of pools and workers.")
@StackTrace(false)
public final class OperationStatisticsEvent extends Event {

  @Label("Operation")
  @Description("As the option names it")
  public String operation;

  @Label("Trigger")
  @Description("Period, chunk, or mark (asked for by the program)")
  public String trigger;

  @Label("Started")
  public long started;

  @Label("Ended")
  @Description("Normally or not")
  public long ended;

  @Label("Failed")
  @Description("Of those ended, by an exception")
  public long failed;

  @Label("Not Awaited")
  @Description(
      "Of those ended, the ones that returned a future that was not done and tells nobody when it is: ended at return, and in no time")
  public long notAwaited;

  @Label("In Progress")
  public int inProgress;

  @Label("Time")
  @Description("Of those ended, without those not awaited; -1: not known")
  @Timespan(Timespan.NANOSECONDS)
  public long time;

  @Label("Timed")
  @Description("Of how many the time was measured; if less than ended, time is an estimate")
  public long timed;

  @Label("CPU Time")
  @Description("Of the calling threads until they returned; -1: not recorded")
  @Timespan(Timespan.NANOSECONDS)
  public long cpuTime;

  @Label("CPU Timed")
  @Description(
      "Of how many the CPU time was measured; if less than returned, CPU time is an estimate")
  public long cpuTimed;
}
