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
@Description("Tasks that one worker ran; in place of a Task Run for each, with tasks=batches.")
@StackTrace(false)
public final class TaskBatchEvent extends Event {

  @Label("Pool")
  @Description("Of the tasks' queue and of the worker")
  public int poolId;

  @Label("Worker Index")
  @Description("That ran them")
  public int workerIndex;

  @Label("Worker")
  @Description("That ran them; the event may be of another thread")
  public Thread worker;

  @Label("Tasks")
  @Description("How many there are in the data")
  public int tasks;

  @Label("Task Classes")
  @Description("With spaces between them; the data has their places, from 0")
  public String taskClasses;

  @Label("Base Time")
  @Description("From which the data counts times: a System.nanoTime(), the same clock for all")
  public long baseTime;

  @Label("Base Age")
  @Description("How long before this event that is, to within a microsecond or so")
  @Timespan(Timespan.NANOSECONDS)
  public long baseAge;

  @Label("Base Id")
  @Description("From which the data counts task ids")
  public long baseId;

  @Label("Data")
  @Description(
      "Six numbers for each task, in digits of 6 bits, the lowest first; 64 is added to all but the last")
  public String data;
}
