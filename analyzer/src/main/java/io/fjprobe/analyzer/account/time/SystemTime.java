package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.ThreadTimes;
import org.jspecify.annotations.Nullable;

/**
 * CPU time of threads in a window, and their waiting for a CPU, as the system counted both. Between
 * two looks at a thread both are exact; a window that cuts such a piece has bounds of it. Between
 * the last look and the end of a thread its load, which the JVM writes then, tells the CPU time.
 */
public final class SystemTime implements ThreadTimes.Visitor {

  /** The least CPU time since the last look for which a thread has a load, in nanoseconds. */
  private static final long UNSEEN_NANOS = 1_000_000;

  /** The time that stands for the end of a thread that did not end, in nanoseconds. */
  private static final long NEVER = Long.MAX_VALUE;

  private final Window window;
  private final long startNanos;
  private final int cpus;
  private final long loadPeriodNanos;
  private final Piecewise onCpu = new Piecewise();
  private final Piecewise waiting = new Piecewise();
  private double covered;
  private long observedNanos = Long.MIN_VALUE;
  private boolean waitTold;

  /** A quantity of which pieces are known. */
  private static final class Piecewise {
    double nanos;
    double low;
    double high;
    double unknown;

    void add(double common, double length, double used) {
      double most = Math.min(used, length);
      nanos += most * common / length;
      low += Math.max(most - (length - common), 0);
      high += Math.min(most, common);
    }

    void addUnknown(double common) {
      unknown += Math.max(common, 0);
    }
  }

  /**
   * @param startNanos of the recording
   * @param loadPeriodNanos of jdk.ThreadCPULoad; 0: there is none
   */
  public SystemTime(Window window, long startNanos, int cpus, long loadPeriodNanos) {
    this.window = window;
    this.startNanos = startNanos;
    this.cpus = cpus;
    this.loadPeriodNanos = loadPeriodNanos;
  }

  /**
   * @param times null: never looked at
   * @param loads null: never used enough to be seen
   * @param bornNanos null: before the recording
   * @param older it is only observed since then, and began before
   * @param diedNanos when it ended, or until when it was seen
   * @param ended it did end then, so that the JVM looked at its load
   */
  public void add(
      @Nullable ThreadTimes times,
      @Nullable CpuLoads loads,
      @Nullable Long bornNanos,
      boolean older,
      long diedNanos,
      boolean ended) {
    double before = covered;
    observedNanos = older && bornNanos != null ? bornNanos : Long.MIN_VALUE;
    Long first = older ? null : bornNanos;
    Long last = times == null ? null : times.forEach(first, ended ? diedNanos : NEVER, this);
    double unknown =
        window.common(bornNanos == null ? startNanos : bornNanos, diedNanos) - (covered - before);
    waiting.addUnknown(unknown);
    Long from = last == null ? bornNanos : last;
    if (ended && loadPeriodNanos > 0 && from != null && from < diedNanos) {
      tail(loads, bornNanos, from, diedNanos);
      unknown -= window.common(from, diedNanos);
    }
    onCpu.addUnknown(unknown);
  }

  private void tail(@Nullable CpuLoads loads, @Nullable Long bornNanos, long from, long diedNanos) {
    double[] seen = {0};
    if (loads != null) {
      loads.forEach(
          bornNanos,
          loadPeriodNanos,
          new CpuLoads.Visitor() {
            @Override
            public void visit(long start, long end, double load) {
              double common = window.common(Math.max(start, from), Math.min(end, diedNanos));
              if (common > 0) {
                seen[0] += common;
                onCpu.add(common, end - start, load * cpus * (end - start));
              }
            }

            @Override
            public void visitUnknown(long start, long end) {
              // the thread was not born in the recording, so nothing is seen of it
            }
          });
    }
    double unseen = window.common(from, diedNanos) - seen[0];
    onCpu.high += Math.min(Math.max(unseen, 0), UNSEEN_NANOS);
  }

  @Override
  public void visit(long startNanos, long endNanos, long used, long waited, long switches) {
    double common = window.common(Math.max(startNanos, observedNanos), endNanos);
    if (common <= 0) {
      return;
    }
    double length = endNanos - startNanos;
    covered += common;
    onCpu.add(common, length, used);
    if (waited < 0) {
      waiting.addUnknown(common);
    } else {
      waitTold = true;
      waiting.add(common, length, waited);
    }
  }

  /** Adds the time of threads that are not known one by one, in nanoseconds. */
  public void addUnknown(long nanos) {
    onCpu.addUnknown(nanos);
    waiting.addUnknown(nanos);
  }

  /**
   * Returns the CPU time of all the threads, and their waiting for a CPU. Where nothing is known,
   * the threads may have used as much as elsewhere, or nothing, or all. The waiting is only what
   * was seen.
   *
   * @param totalNanos the time of all the threads in the window
   * @return null when too little is known of it
   */
  public @Nullable CpuBounds bounds(long totalNanos) {
    if (totalNanos == 0 || onCpu.unknown > totalNanos / 2.0) {
      return null;
    }
    double known = totalNanos - onCpu.unknown;
    return new CpuBounds(
        atMost(onCpu.nanos * totalNanos / known, totalNanos),
        atMost(onCpu.low, totalNanos),
        atMost(onCpu.high + onCpu.unknown, totalNanos),
        waitTold
            ? new CpuWait(
                atMost(waiting.nanos, totalNanos),
                atMost(waiting.low, totalNanos),
                atMost(waiting.high + waiting.unknown, totalNanos))
            : null);
  }

  private static long atMost(double nanos, long limit) {
    return Math.min(Math.round(nanos), limit);
  }
}
