package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/**
 * A pool was constructed. The stack trace tells where: about 1 us, for the pools within the budget.
 */
@Name("fjprobe.PoolStart")
@Label("Pool Start")
@Category({"Fork/Join", "Pool"})
@Description("A pool was constructed.")
@StackTrace(true)
public final class PoolStartEvent extends Event {

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

  @Label("Interval")
  @Description("Pools that this event stands for, this one included")
  public int interval;
}
