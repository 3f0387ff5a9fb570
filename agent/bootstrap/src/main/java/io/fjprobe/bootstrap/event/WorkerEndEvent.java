package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A worker deregistered. */
@Name("fjprobe.WorkerEnd")
@Label("Worker End")
@Category({"Fork/Join", "Worker"})
@Description("A worker left its pool.")
@StackTrace(false)
public final class WorkerEndEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  public int workerIndex;

  @Label("Worker")
  public Thread worker;

  @Label("Reason")
  @Description("Why it ended: trimmed, shutdown or failed")
  public String reason;
}
