package io.fjprobe.analyzer.account.window;

import io.fjprobe.analyzer.recording.Period;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import org.jspecify.annotations.Nullable;

/** The mean of loads over a window. The first load of a recording is over no known time. */
public final class MeanLoad implements CpuLoads.Visitor {

  /** The period of the reports in nanoseconds, if the settings are not in the recording. */
  private static final long USUAL_PERIOD = 1_000_000_000;

  private final Window window;
  private double sum;
  private double nanos;

  private MeanLoad(Window window) {
    this.window = window;
  }

  /** Returns the mean load, 0 to 1; null when not recorded. */
  public static @Nullable Double of(CpuLoads loads, @Nullable String period, Window window) {
    Long nanos = Period.nanos(period);
    MeanLoad mean = new MeanLoad(window);
    loads.forEach(null, nanos == null ? USUAL_PERIOD : nanos, mean);
    return mean.nanos == 0 ? null : Double.valueOf(mean.sum / mean.nanos);
  }

  @Override
  public void visit(long startNanos, long endNanos, double load) {
    long common = window.common(startNanos, endNanos);
    sum += common * load;
    nanos += common;
  }

  @Override
  public void visitUnknown(long startNanos, long endNanos) {
    // such a load is not a mean of anything
  }
}
