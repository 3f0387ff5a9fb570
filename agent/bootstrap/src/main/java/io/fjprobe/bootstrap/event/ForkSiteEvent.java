package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What the tasks that one line forks have of the work and the span; of a sample of forks. */
@Name("fjprobe.ForkSite")
@Label("Fork Site")
@Category({"Fork/Join", "Task"})
@Description(
    "What tasks of one class that one line of the application forks have of the work and the span of operations, for those forks that the agent looked at; only with span=on. Cumulative.")
@StackTrace(false)
public final class ForkSiteEvent extends Event {

  @Label("First Task")
  @Description("Class of the task that the operation begins with")
  public String firstTask;

  @Label("Task Class")
  @Description("Class of the tasks; if these are wrappers of the JDK, the user's class inside")
  public String task;

  @Label("Forked At")
  @Description(
      "Class, method and line of the application that forks the tasks; empty: code of the JDK forks them by itself")
  public String forkedAt;

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark")
  public String trigger;

  @Label("Interval")
  @Description("For how many forks each of these tasks stands in the mean")
  public int interval;

  @Label("Tasks")
  public long tasks;

  @Label("Work")
  @Description("Time that these tasks ran, without joins")
  @Timespan(Timespan.NANOSECONDS)
  public long work;

  @Label("Span Tasks")
  @Description("How many of these tasks the longest chains lead through")
  public long spanTasks;

  @Label("Span")
  @Description("Time that the longest chains are in these tasks")
  @Timespan(Timespan.NANOSECONDS)
  public long span;
}
