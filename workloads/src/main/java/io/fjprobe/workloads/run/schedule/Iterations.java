package io.fjprobe.workloads.run.schedule;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The iterations of one phase: how many, and whether each ends after a time or after operations.
 */
public final class Iterations {
  public final int count;

  /** 0: an iteration ends after a time. */
  final int operations;

  final double seconds;

  private Iterations(int count, int operations, double seconds) {
    this.count = count;
    this.operations = operations;
    this.seconds = seconds;
  }

  public static Iterations timed(int count, double seconds) {
    return new Iterations(count, 0, seconds);
  }

  public static Iterations counted(int count, int operations) {
    return new Iterations(count, operations, 0);
  }

  public Iterations withCount(int newCount) {
    return new Iterations(newCount, operations, seconds);
  }

  public Iterations withOperations(int newOperations) {
    return new Iterations(count, newOperations, 0);
  }

  Iterations atMost(int maxCount, double maxSeconds) {
    return new Iterations(Math.min(count, maxCount), operations, Math.min(seconds, maxSeconds));
  }

  /** All together. */
  public double seconds(double secondsPerOperation) {
    return count * (operations > 0 ? operations * secondsPerOperation : seconds);
  }

  public boolean isOver(int operationsDone, long nanos) {
    return operations > 0 ? operationsDone >= operations : nanos >= seconds * 1e9;
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("iterations", count);
    json.put("operations", operations > 0 ? operations : null);
    json.put("seconds", operations > 0 ? null : seconds);
    return json;
  }

  @Override
  public String toString() {
    return operations > 0
        ? count + " of " + operations + " op"
        : String.format(Locale.ROOT, "%d of %.3g s", count, seconds);
  }
}
