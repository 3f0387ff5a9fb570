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
    "Exact numbers of the pools and workers of the whole JVM, and the CPU time of the process; cumulative.")
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
  @Description("Ended pools that no other event describes, because too many started and ended")
  public long poolsUnrecorded;

  @Label("Tasks Unrecorded")
  @Description("Forks and submissions in pools that no other event describes")
  public long tasksUnrecorded;

  @Label("Workers Started")
  public long workersStarted;

  @Label("Workers Ended")
  public long workersEnded;

  @Label("Workers Unrecorded")
  @Description("Ended workers without their own statistics, because too many started and ended")
  public long workersUnrecorded;

  @Label("Process CPU Time")
  @Description("CPU time of all threads, including those that ended; on Linux in steps of 10 ms")
  @Timespan(Timespan.NANOSECONDS)
  public long processCpuTime;
}
