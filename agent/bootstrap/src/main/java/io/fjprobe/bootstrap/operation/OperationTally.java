package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.counter.Padding;
import io.fjprobe.bootstrap.event.OperationEvent;
import io.fjprobe.bootstrap.operation.Counts.Count;
import io.fjprobe.bootstrap.sampling.Interval;

/** One operation in one thread at a time, which alone calls this. Allocates nothing for a call. */
final class OperationTally extends Padding {

  private static final long NANOS_BETWEEN_TIMED = 2_500;
  private static final int MOST_BETWEEN_TIMED = 64;
  private static final long NANOS_BETWEEN_CPU_TIMED = 50_000;
  private static final int MOST_BETWEEN_CPU_TIMED = 4_096;

  final Counts counts = new Counts();

  private final Operation operation;
  private final Gap gap = new Gap(NANOS_BETWEEN_TIMED, MOST_BETWEEN_TIMED);
  private final Gap cpuGap = new Gap(NANOS_BETWEEN_CPU_TIMED, MOST_BETWEEN_CPU_TIMED);
  private final SingleOperations single;

  private int untimed; // since the last one that was, the open one included
  private int cpuUntimed; // likewise
  private boolean timing;
  private boolean cpuTiming;
  private long since;
  private long cpuSince;

  OperationTally(Operation operation) {
    this.operation = operation;
    this.single = new SingleOperations(operation);
  }

  /**
   * @param surely whether its time is wanted anyway
   * @param cpu whether the thread has a CPU time of its own
   */
  void begin(boolean surely, boolean cpu) {
    counts.add(Count.STARTED, 1);
    untimed++;
    cpuUntimed++;
    timing = surely || gap.isOver(untimed) || Interval.OPERATION.oneIn() == Interval.EVERY;
    if (timing) {
      beginTimed(cpu);
    }
  }

  private void beginTimed(boolean cpu) {
    long before = since;
    single.begin();
    CpuClock clock = cpu && cpuGap.isOver(cpuUntimed) ? CpuClock.get() : null;
    cpuTiming = clock != null;
    if (cpuTiming) {
      cpuSince = clock.nanos();
    }
    since = System.nanoTime();
    if (before != 0) {
      long apart = (since - before) / untimed;
      gap.draw(apart, since);
      if (cpuTiming) {
        cpuGap.draw(apart, ~since);
      }
    }
  }

  /** It is over. */
  void end(boolean failed) {
    if (timing) {
      endTimed(failed);
    }
    if (failed) {
      counts.add(Count.FAILED, 1);
    }
    counts.add(Count.ENDED, 1);
  }

  /** It returned a future of which it cannot be known when it will be done. */
  void endNotAwaited() {
    if (timing) {
      cpuNanos(System.nanoTime() - since);
      timing = false;
    }
    untimed--; // not one of those that others stand for
    notAwaited();
  }

  /** The same, once it was handed over to a stage that did not take it. */
  void notAwaited() {
    counts.add(Count.NOT_AWAITED, 1);
    counts.add(Count.ENDED, 1);
  }

  /** It is about to return a stage, and will be over when that is complete. */
  PendingOperation handOver() {
    PendingOperation pending = new PendingOperation(operation, timing ? since : 0);
    if (timing) {
      long cpuNanos = cpuNanos(System.nanoTime() - since);
      pending.event = single.handOver(cpuNanos);
      timing = false;
    }
    untimed--; // likewise
    return pending;
  }

  /** The stage will tell. */
  void pending() {
    counts.add(Count.PENDING, 1);
  }

  private void endTimed(boolean failed) {
    long now = System.nanoTime();
    long cpuNanos = cpuNanos(now - since);
    timing = false;
    counts.add(Count.TIMED, 1);
    counts.add(Count.TIMED_FOR, untimed);
    counts.add(Count.NANOS, (now - since) * untimed);
    single.end(failed, now - since, now, cpuNanos, untimed);
    untimed = 0;
  }

  /**
   * @param elapsed of which CPU time is a part: to ask for that may take longer than the call
   */
  private long cpuNanos(long elapsed) {
    if (!cpuTiming) {
      return OperationEvent.NOT_RECORDED;
    }
    cpuTiming = false;
    CpuClock clock = CpuClock.get();
    if (clock == null) { // detached meanwhile
      return OperationEvent.NOT_RECORDED;
    }
    long nanos = Math.min(elapsed, clock.nanos() - cpuSince);
    counts.add(Count.CPU_TIMED, 1);
    counts.add(Count.CPU_TIMED_FOR, cpuUntimed);
    counts.add(Count.CPU_NANOS, nanos * cpuUntimed);
    cpuUntimed = 0;
    return nanos;
  }
}
