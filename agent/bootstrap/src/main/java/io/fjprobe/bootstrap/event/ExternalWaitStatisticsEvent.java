package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** The exact counters of waits by threads that are no workers, of the whole JVM, cumulative. */
@Name("fjprobe.ExternalWaitStatistics")
@Label("External Wait Statistics")
@Category({"Fork/Join", "Join"})
@Description(
    "Exact counters of waits by threads that are not workers, in the whole JVM; cumulative.")
@StackTrace(false)
public final class ExternalWaitStatisticsEvent extends Event {

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark")
  public String trigger;

  @Label("External Waits")
  @Description("Waits of platform threads for a task that have ended")
  public long externalWaits;

  @Label("External Blocked Time")
  @Timespan(Timespan.NANOSECONDS)
  public long externalBlockedTime;

  @Label("External Unrecorded")
  @Description("Those of these waits that no JoinWait event stands for yet")
  public long externalUnrecorded;

  @Label("Virtual Waits")
  @Description("Waits of virtual threads for a task that have ended")
  public long virtualWaits;

  @Label("Virtual Blocked Time")
  @Timespan(Timespan.NANOSECONDS)
  public long virtualBlockedTime;

  @Label("Virtual Unrecorded")
  @Description("Those of these waits that no JoinWait event stands for yet")
  public long virtualUnrecorded;
}
