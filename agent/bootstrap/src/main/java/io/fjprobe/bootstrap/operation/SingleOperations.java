package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.event.OperationEvent;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.sampling.EpisodeSampler;
import io.fjprobe.bootstrap.sampling.Interval;
import io.fjprobe.bootstrap.sampling.Recorded;

/** Which operations of one thread become events. One event object serves them all, in turn. */
final class SingleOperations {

  static final EpisodeSampler SAMPLER = new EpisodeSampler(Interval.OPERATION, 60);

  private final Operation operation;
  private OperationEvent event;
  private boolean open;
  private int unrecorded;
  private long target;

  SingleOperations(Operation operation) {
    this.operation = operation;
  }

  void begin() {
    if (!Recorded.SINGLE_EVENTS) {
      return;
    }
    if (event == null) {
      event = new OperationEvent();
      event.operation = operation.name;
    }
    open = event.isEnabled();
    if (open) {
      event.begin();
    }
  }

  /**
   * @param standsFor how many have ended since the last that had a begin and an end, this included
   */
  void end(boolean failed, long nanos, long now, long cpuNanos, int standsFor) {
    if (!Recorded.SINGLE_EVENTS) {
      return;
    }
    unrecorded += standsFor;
    if (!open) {
      return;
    }
    open = false;
    int interval = weigh(nanos, now);
    if (interval > 0) {
      event.end();
      if (event.shouldCommit()) {
        unrecorded -= interval;
        event.failed = failed;
        event.cpuTime = cpuNanos;
        event.interval = interval;
        StackRoom.ensure();
        event.commit();
      }
    }
  }

  private int weigh(long nanos, long now) {
    int fixed = Interval.OPERATION.oneIn();
    if (fixed != Interval.AUTO) {
      return unrecorded >= fixed ? unrecorded : 0;
    }
    if (SAMPLER.takesLong(nanos, now)) {
      return 1;
    }
    long n = SAMPLER.oneIn(now);
    if (unrecorded < Math.min(target, 2 * n - 1) || !SAMPLER.takesOther(now)) {
      return 0;
    }
    target = 1 + (Gap.mix(now) >>> 1) % (2 * n - 1);
    return unrecorded;
  }

  /** For an operation that goes on without this thread; null if it is not recorded. */
  OperationEvent handOver(long cpuNanos) {
    if (!open) {
      return null;
    }
    OperationEvent pending = event;
    pending.cpuTime = cpuNanos;
    event = null;
    open = false;
    return pending;
  }
}
