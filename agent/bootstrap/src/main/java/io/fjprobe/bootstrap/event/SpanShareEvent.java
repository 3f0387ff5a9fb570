package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What tasks of one class have of the work and the span in an event of span statistics. */
@Name("fjprobe.SpanShare")
@Label("Span Share")
@Category({"Fork/Join", "Task"})
@Description(
    "What tasks of one class have of the work and the span of the operations that begin with tasks of one class; only with span=on. Cumulative.")
@StackTrace(false)
public final class SpanShareEvent extends Event {

  @Label("First Task")
  @Description("Class of the task that the operation begins with")
  public String firstTask;

  @Label("Task Class")
  @Description("Class of the tasks; if these are wrappers of the JDK, the user's class inside")
  public String task;

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark")
  public String trigger;

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
