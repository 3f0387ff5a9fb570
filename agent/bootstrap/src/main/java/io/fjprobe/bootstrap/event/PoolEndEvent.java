package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A pool terminated, or was collected without ever being shut down. */
@Name("fjprobe.PoolEnd")
@Label("Pool End")
@Category({"Fork/Join", "Pool"})
@Description("A pool terminated, or was garbage-collected without ever being shut down.")
@StackTrace(false)
public final class PoolEndEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Pool Name")
  public String poolName;

  @Label("Pool Kind")
  public String poolKind;

  @Label("Parallelism")
  public int parallelism;

  @Label("Async Mode")
  public boolean asyncMode;
}
