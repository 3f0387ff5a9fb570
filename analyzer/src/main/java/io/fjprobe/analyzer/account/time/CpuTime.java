package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import org.jspecify.annotations.Nullable;

/**
 * CPU time of threads in a window. The recording has means of about a second: one that only partly
 * lies in the window gives bounds.
 */
public final class CpuTime implements CpuLoads.Visitor {

  /** The least CPU time since the last look for which a thread has an event, in nanoseconds. */
  private static final double UNSEEN_NANOS = 1_000_000;

  private final Window window;
  private final int cpus;
  private final long periodNanos;
  private double covered;
  private double unknown;
  private double nanos;
  private double low;
  private double high;

  public CpuTime(Window window, int cpus, long periodNanos) {
    this.window = window;
    this.cpus = cpus;
    this.periodNanos = periodNanos;
  }

  /**
   * @param loads null: the thread never used enough to be seen
   * @param bornNanos null: not known
   * @param lastLookNanos when any thread was looked at for the last time
   * @param aliveUntilNanos of this thread: nothing tells of the time after the last look
   */
  public void add(
      @Nullable CpuLoads loads,
      @Nullable Long bornNanos,
      long lastLookNanos,
      long aliveUntilNanos) {
    if (loads != null) {
      loads.forEach(bornNanos, periodNanos, this);
    }
    long seen = Math.max(lastLookNanos, loads == null ? lastLookNanos : loads.lastNanos());
    if (aliveUntilNanos > seen) {
      visitUnknown(seen, aliveUntilNanos);
    }
  }

  @Override
  public void visit(long startNanos, long endNanos, double load) {
    long common = window.common(startNanos, endNanos);
    double length = endNanos - startNanos;
    if (common > 0) {
      double used = Math.min(load * cpus * length, length);
      covered += common;
      nanos += used * common / length;
      low += Math.max(used - (length - common), 0);
      high += Math.min(used, common);
    }
  }

  @Override
  public void visitUnknown(long startNanos, long endNanos) {
    unknown += window.common(startNanos, endNanos);
  }

  /** Adds the time of threads that are not known one by one, in nanoseconds. */
  public void visitUnknown(long nanos) {
    unknown += nanos;
  }

  /**
   * Returns the CPU time of all the threads. Where nothing is known, the threads may have used as
   * much as elsewhere, or nothing, or all.
   *
   * @param totalNanos the time of all the threads in the window
   * @return null when too little is known of it
   */
  public @Nullable CpuBounds bounds(long totalNanos) {
    if (totalNanos == 0 || unknown > totalNanos / 2.0) {
      return null;
    }
    double unseen = Math.max(totalNanos - covered - unknown, 0);
    double most = high + unknown + unseen * Math.min(UNSEEN_NANOS / periodNanos, 1);
    return new CpuBounds(
        (long) Math.min(nanos * totalNanos / (totalNanos - unknown), totalNanos),
        (long) Math.min(low, totalNanos),
        (long) Math.min(most, totalNanos));
  }
}
