package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Registered;
import jdk.jfr.StackTrace;

/**
 * One iteration of a JMH benchmark that does not tell of it itself. The workloads have the same
 * event, so this one is registered only where it is needed.
 */
@Name("fjprobe.WorkloadIteration")
@Label("Workload Iteration")
@Category({"Fork/Join", "Workload"})
@Description("The operations of one iteration, including what JMH does around them.")
@StackTrace(false)
@Registered(false)
public final class WorkloadIterationEvent extends Event {

  @Label("Workload")
  public String workload;

  @Label("Mode")
  public String mode;

  @Label("Phase")
  @Description("Warm-up or measured")
  public String phase;

  @Label("Iteration")
  @Description("Number of the iteration, from 1 within its phase")
  public int iteration;

  @Label("Operations")
  public int operations;

  @Label("Unit")
  @Description("What one operation is")
  public String unit;

  @Label("Parallelism")
  public int parallelism;

  @Label("Checksum")
  public double checksum;
}
