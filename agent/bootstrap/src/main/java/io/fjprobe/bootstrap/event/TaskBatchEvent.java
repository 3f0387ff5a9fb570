package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Tasks of one worker; in place of a TaskRun for each, with tasks=batches. */
@Name("fjprobe.TaskBatch")
@Label("Task Batch")
@Category({"Fork/Join", "Task"})
@Description(
    "Tasks that one worker ran. With tasks=batches, this event replaces a Task Run event for each task.")
@StackTrace(false)
public final class TaskBatchEvent extends Event {

  @Label("Pool")
  @Description("Pool of the tasks' queue and of the worker")
  public int poolId;

  @Label("Worker Index")
  @Description("Index of the worker that ran them")
  public int workerIndex;

  @Label("Worker")
  @Description("The worker that ran them; another thread may have written the event")
  public Thread worker;

  @Label("Tasks")
  @Description("Number of tasks in the data")
  public int tasks;

  @Label("Task Classes")
  @Description(
      "Names of the classes, separated by spaces; the data contains their positions, from 0")
  public String taskClasses;

  @Label("Base Time")
  @Description(
      "The System.nanoTime() from which the data counts times; the clock is the same for all events")
  public long baseTime;

  @Label("Base Age")
  @Description("How long before this event the base time is, to within about a microsecond")
  @Timespan(Timespan.NANOSECONDS)
  public long baseAge;

  @Label("Base Id")
  @Description("The task id from which the data counts task ids")
  public long baseId;

  @Label("Data")
  @Description(
      "Six numbers for each task, in digits of 6 bits, lowest first; 64 is added to all digits but the last")
  public String data;
}
