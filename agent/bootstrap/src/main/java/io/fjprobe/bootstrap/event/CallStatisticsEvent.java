package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The exact count of the calls of what the option count names. */
@Name("fjprobe.CallStatistics")
@Label("Call Statistics")
@Category({"Fork/Join", "Operation"})
@Description(
    "Exact count of the calls of one name of the option count, cumulative since it was first observed. Written together with the statistics of pools and workers.")
@StackTrace(false)
public final class CallStatisticsEvent extends Event {

  @Label("Method")
  @Description("The method, as the option names it")
  public String method;

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark (asked for by the program)")
  public String trigger;

  @Label("Classes")
  @Description(
      "Classes with such a method that were found so far; 0: whether it is called is not known")
  public int classes;

  @Label("Calls")
  @Description("Calls that began, those inside another call included")
  public long calls;
}
