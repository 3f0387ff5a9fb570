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
    "CPU time of one thread, the time that it waited for a CPU, and how often it got one, as the operating system counts them; cumulative since the thread began.")
@StackTrace(false)
public final class ThreadTimeEvent extends Event {

  @Label("OS Thread Id")
  @Description("Id of the operating system, as in the recording's threads; -1: not known")
  public long osThreadId;

  @Label("Java Thread Id")
  @Description(
      "Id of Java, as in the recording's threads; -1: not needed, because osThreadId is known")
  public long javaThreadId;

  @Label("Trigger")
  @Description("Period, chunk, exit, mark, or worker end")
  public String trigger;

  @Label("Interval")
  @Description(
      "Time since the agent last looked at the thread; its times changed only in this interval; -1: not known")
  @Timespan(Timespan.NANOSECONDS)
  public long interval;

  @Label("CPU Time")
  @Timespan(Timespan.NANOSECONDS)
  public long cpuTime;

  @Label("Wait Time")
  @Description(
      "Time that the thread was runnable while the CPU ran something else; -1: the operating system does not provide it")
  @Timespan(Timespan.NANOSECONDS)
  public long waitTime;

  @Label("Context Switches")
  @Description(
      "How often the operating system let the thread run on a CPU; -1: the operating system does not provide it")
  public long contextSwitches;
}
