package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** One task, as it ran; only at level=full. Identities rebuild the tree of tasks. */
@Name("fjprobe.TaskRun")
@Label("Task Run")
@Category({"Fork/Join", "Task"})
@Description("One task, as it ran; only at level=full. Identities rebuild the tree of tasks.")
@StackTrace(false)
public final class TaskRunEvent extends Event {

  @Label("Pool")
  @Description("Of the queue that it came from, else of the worker; -1: neither")
  public int poolId;

  @Label("Worker Index")
  @Description("That ran it; -1: not a worker of the pool")
  public int workerIndex;

  @Label("Task Class")
  @Description("The user's class where the task is a wrapper of the JDK")
  public Class<?> taskClass;

  @Label("Origin")
  @Description(
      "Popped, joined (popped inside another task), stolen, submitted, or invoked: not from a queue")
  public String origin;

  @Label("Task Id")
  public long taskId;

  @Label("Parent Id")
  @Description(
      "The task that forked, submitted or invoked it; 0: none, or a thread that is no worker")
  public long parentId;

  @Label("Depth")
  @Description("In the tree of tasks; 0 without a parent")
  public int depth;
}
