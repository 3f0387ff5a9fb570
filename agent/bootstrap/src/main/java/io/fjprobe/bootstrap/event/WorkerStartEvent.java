package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A worker of a pool began to run. */
@Name("fjprobe.WorkerStart")
@Label("Worker Start")
@Category({"Fork/Join", "Worker"})
@Description("A worker of a pool started to run.")
@StackTrace(false)
public final class WorkerStartEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Worker Index")
  public int workerIndex;

  @Label("Worker")
  public Thread worker;

  @Label("Reason")
  @Description("Why it started: signal or compensation")
  public String reason;
}
