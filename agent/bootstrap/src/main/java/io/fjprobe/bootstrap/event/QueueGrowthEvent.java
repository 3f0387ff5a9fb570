package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The array of a queue became too small: more tasks are pushed than taken. */
@Name("fjprobe.QueueGrowth")
@Label("Queue Growth")
@Category({"Fork/Join", "Work Stealing"})
@Description("The array of a queue became too small: more tasks are pushed than taken.")
@StackTrace(false)
public final class QueueGrowthEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Queue Index")
  @Description("Even: submission queue; odd: worker; -1: not known")
  public int queueIndex;

  @Label("Capacity")
  @Description("Number of tasks that the array can hold now")
  public int capacity;
}
