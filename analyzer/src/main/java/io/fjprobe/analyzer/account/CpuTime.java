package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.CpuLoads;

/**
 * CPU time of threads in a window. The recording has means of about a second: one that only partly
 * lies in the window gives bounds.
 */
final class CpuTime {

  private final Window window;
  private final int cpus;
  private double covered;
  private double nanos;
  private double low;
  private double high;

  CpuTime(Window window, int cpus) {
    this.window = window;
    this.cpus = cpus;
  }

  void add(CpuLoads loads, Long bornNanos) {
    if (loads != null) {
      loads.forEach(bornNanos, this::add);
    }
  }

  private void add(long startNanos, long endNanos, double load) {
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

  /** Time of the threads in the window that loads are known of. */
  double covered() {
    return covered;
  }

  double nanos() {
    return nanos;
  }

  double low() {
    return low;
  }

  double high() {
    return high;
  }
}
