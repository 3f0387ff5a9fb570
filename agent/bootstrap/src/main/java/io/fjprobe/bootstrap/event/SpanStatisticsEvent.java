package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Work and span of all operations that begin with tasks of one class; cumulative. */
@Name("fjprobe.SpanStatistics")
@Label("Span Statistics")
@Category({"Fork/Join", "Task"})
@Description(
    "Work and span of all operations that begin with tasks of one class; only with span=on. Work divided by span is the number of workers beyond which more cannot help. Cumulative.")
@StackTrace(false)
public final class SpanStatisticsEvent extends Event {

  @Label("First Task")
  @Description(
      "Class of the task that the operation begins with: one that no other task forked or submitted")
  public String firstTask;

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark")
  public String trigger;

  @Label("Operations")
  @Description("Operations whose first task began to run")
  public long operations;

  @Label("Tasks")
  public long tasks;

  @Label("Work")
  @Description("Time that all tasks of the operations ran, without joins")
  @Timespan(Timespan.NANOSECONDS)
  public long work;

  @Label("Span")
  @Description("Time of the longest chain of tasks that need each other; the sum of all operations")
  @Timespan(Timespan.NANOSECONDS)
  public long span;
}
