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
    "Exact counters of one operation that the option operation names, cumulative since it was first observed. Its times may be estimates. Written together with the statistics of pools and workers.")
@StackTrace(false)
public final class OperationStatisticsEvent extends Event {

  @Label("Operation")
  @Description("The operation, as the option names it")
  public String operation;

  @Label("Trigger")
  @Description("Period, chunk, or mark (asked for by the program)")
  public String trigger;

  @Label("Started")
  public long started;

  @Label("Ended")
  @Description("Operations that ended, normally or not")
  public long ended;

  @Label("Failed")
  @Description("Ended operations that ended with an exception")
  public long failed;

  @Label("Not Awaited")
  @Description(
      "Ended operations that returned a future that was not done, and that notifies nobody when it is. They count as ended at their return, and are in no time")
  public long notAwaited;

  @Label("In Progress")
  public int inProgress;

  @Label("Time")
  @Description("Time of the ended operations, without those not awaited; -1: not known")
  @Timespan(Timespan.NANOSECONDS)
  public long time;

  @Label("Timed")
  @Description(
      "For how many operations the time was measured; if this is less than ended, time is an estimate")
  public long timed;

  @Label("CPU Time")
  @Description("CPU time of the calling threads until they returned; -1: not recorded")
  @Timespan(Timespan.NANOSECONDS)
  public long cpuTime;

  @Label("CPU Timed")
  @Description(
      "For how many operations the CPU time was measured; if this is less than returned, CPU time is an estimate")
  public long cpuTimed;
}
