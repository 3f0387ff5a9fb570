package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Exact numbers of the pools and workers of the whole JVM, and its CPU time; cumulative. */
@Name("fjprobe.LifeStatistics")
@Label("Life Statistics")
@Category({"Fork/Join", "Pool"})
@Description(
    "Exact numbers of the pools and workers of the whole JVM, and its CPU time; cumulative.")
@StackTrace(false)
public final class LifeStatisticsEvent extends Event {

  @Label("Trigger")
  @Description("Start, period, chunk, exit, or mark")
  public String trigger;

  @Label("Pools Started")
  public long poolsStarted;

  @Label("Pools Ended")
  public long poolsEnded;

  @Label("Pools Unrecorded")
  @Description("Of those ended, the ones that no other event tells of: too many came and went")
  public long poolsUnrecorded;

  @Label("Tasks Unrecorded")
  @Description("Forks and submissions in pools unrecorded")
  public long tasksUnrecorded;

  @Label("Workers Started")
  public long workersStarted;

  @Label("Workers Ended")
  public long workersEnded;

  @Label("Workers Unrecorded")
  @Description("Of those ended, the ones without statistics of their own: too many came and went")
  public long workersUnrecorded;

  @Label("Process CPU Time")
  @Description("Of all threads, those that ended included; on Linux in steps of 10 ms")
  @Timespan(Timespan.NANOSECONDS)
  public long processCpuTime;
}
