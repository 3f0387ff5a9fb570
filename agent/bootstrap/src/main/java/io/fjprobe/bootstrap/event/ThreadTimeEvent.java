package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What the system has counted of one thread, whatever it does; cumulative since it began. */
@Name("fjprobe.ThreadTime")
@Label("Thread Time")
@Category({"Fork/Join", "Thread"})
@Description(
    "CPU time of one thread and its waiting for a CPU, as the system counts them; cumulative since the thread began.")
@StackTrace(false)
public final class ThreadTimeEvent extends Event {

  @Label("OS Thread Id")
  @Description("As in the recording's threads; -1: not known")
  public long osThreadId;

  @Label("Java Thread Id")
  @Description("Likewise; -1: not asked for, the other one is known")
  public long javaThreadId;

  @Label("Trigger")
  @Description("Period, chunk, exit, mark, or worker end")
  public String trigger;

  @Label("Interval")
  @Description(
      "Since the thread was looked at before; its times changed in this interval only; -1: not told")
  @Timespan(Timespan.NANOSECONDS)
  public long interval;

  @Label("CPU Time")
  @Timespan(Timespan.NANOSECONDS)
  public long cpuTime;

  @Label("Wait Time")
  @Description("Runnable, while the CPU ran something else; -1: the system does not tell")
  @Timespan(Timespan.NANOSECONDS)
  public long waitTime;
}
