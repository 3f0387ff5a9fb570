package io.fjprobe.workloads.run.measure;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The operations of one iteration, without the wait for quiescence after them. */
@Name("fjprobe.WorkloadIteration")
@Label("Workload Iteration")
@Category({"Fork/Join", "Workload"})
@Description("The operations of one iteration, without the wait for quiescence after them")
@StackTrace(false)
final class WorkloadIterationEvent extends Event {
  @Label("Workload")
  String workload;

  @Label("Mode")
  String mode;

  @Label("Phase")
  @Description("warm-up or measured")
  String phase;

  @Label("Iteration")
  @Description("From 1 within its phase")
  int iteration;

  @Label("Operations")
  int operations;

  @Label("Unit")
  @Description("What one operation is")
  String unit;

  @Label("Parallelism")
  int parallelism;

  @Label("Checksum")
  double checksum;
}
