package io.fjprobe.analyzer.scale;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How many times as fast operations would be with another number of workers. */
public final class Forecast {

  /** Operations of one kind have at least this share of all work, or nothing is said. */
  private static final double MOST = 0.9;

  private Forecast() {}

  /**
   * A ratio of throughputs.
   *
   * @param low the slowest simulation with the other number, and the fastest with the recorded one
   * @param high the reverse
   */
  public record Ratio(double value, double low, double high) {}

  /**
   * Returns the ratios by the number of workers; empty if nothing can be said.
   *
   * @param workers that the pool of the recording had
   */
  public static Map<Integer, Ratio> of(ScaleAccount account, int workers) {
    Map<Integer, Ratio> ratios = new TreeMap<>();
    OperationScale operation = account.operations().isEmpty() ? null : account.operations().get(0);
    if (operation == null || operation.simulated() == 0 || share(operation, account) < MOST) {
      return ratios;
    }
    operation.predictions().stream()
        .filter(each -> each.workers() == workers)
        .findFirst()
        .ifPresent(now -> operation.predictions().forEach(each -> put(ratios, each, now)));
    return ratios;
  }

  private static void put(Map<Integer, Ratio> ratios, Prediction then, Prediction now) {
    Double before = now.simulatedNanos();
    Double after = then.simulatedNanos();
    if (before != null && after != null && isWhole(now) && isWhole(then)) {
      ratios.put(
          then.workers(),
          new Ratio(
              before / after,
              value(now.fastestNanos()) / value(then.slowestNanos()),
              value(now.slowestNanos()) / value(then.fastestNanos())));
    }
  }

  private static boolean isWhole(Prediction prediction) {
    return prediction.fastestNanos() != null && prediction.slowestNanos() != null;
  }

  private static double value(@Nullable Double nanos) {
    return nanos == null ? Double.NaN : nanos;
  }

  private static double share(OperationScale operation, ScaleAccount account) {
    double all = account.operations().stream().mapToDouble(Forecast::work).sum();
    return work(operation) / all;
  }

  private static double work(OperationScale operation) {
    return operation.span().workNanos() * operation.span().operations();
  }
}
