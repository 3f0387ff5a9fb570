package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** What tasks of one thread did: whom they forked and joined, and when in their own time. */
@Name("fjprobe.TaskGraph")
@Label("Task Graph")
@Category({"Fork/Join", "Task"})
@Description(
    "Tasks that one thread ran: how long, and at which moment of this time they forked and joined others. Only at level=full with span=on. Made for analyzer scale.")
@StackTrace(false)
public final class TaskGraphEvent extends Event {

  @Label("Pool")
  @Description("Pool of the worker; -1: not a worker")
  public int poolId;

  @Label("Tasks")
  @Description("Number of records in the data; a task with many forks or joins has more than one")
  public int tasks;

  @Label("Task Classes")
  @Description(
      "Names of the classes, separated by spaces; the data contains their positions, from 0")
  public String taskClasses;

  @Label("Base Id")
  @Description("The task id from which the data counts task ids")
  public long baseId;

  @Label("Data")
  @Description(
      "Numbers of each task, in digits of 6 bits, lowest first; 64 is added to all digits but the last")
  public String data;
}
