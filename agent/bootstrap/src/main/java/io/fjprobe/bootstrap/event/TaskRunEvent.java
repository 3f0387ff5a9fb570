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
@Description(
    "One run of a task; only at level=full. The tree of tasks can be rebuilt from the ids.")
@StackTrace(false)
public final class TaskRunEvent extends Event {

  @Label("Pool")
  @Description("Pool of the queue from which the task came, or else of the worker; -1: neither")
  public int poolId;

  @Label("Worker Index")
  @Description("Index of the worker that ran it; -1: not a worker of the pool")
  public int workerIndex;

  @Label("Task Class")
  @Description("Class of the task; if the task is a wrapper of the JDK, the user's class inside")
  public Class<?> taskClass;

  @Label("Origin")
  @Description(
      "Popped, joined (popped inside another task), stolen, submitted, or invoked (not from a queue)")
  public String origin;

  @Label("Task Id")
  public long taskId;

  @Label("Parent Id")
  @Description(
      "Id of the task that forked, submitted or invoked it; 0: none, or a thread that is not a worker")
  public long parentId;

  @Label("Depth")
  @Description("Depth in the tree of tasks; 0 if there is no parent")
  public int depth;
}
