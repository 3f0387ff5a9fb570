package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.sampling.Unrecorded;
import java.util.concurrent.atomic.AtomicLongArray;

/** Operations that ended after their method returned: counted by atomic adds, in stripes. */
final class AsyncTally {

  private static final int STRIPES = 16; // a power of two
  private static final int LINE = 8; // longs in a cache line
  private static final int ENDED = 0;
  private static final int FAILED = 1;
  private static final int TIMED = 2;
  private static final int NANOS = 3;

  /** Those that no event stands for yet. */
  final Unrecorded unrecorded = new Unrecorded();

  private final AtomicLongArray stripes = new AtomicLongArray(STRIPES * LINE);

  /**
   * @param nanos less than 0: not known
   */
  void ended(Thread by, boolean failed, long nanos) {
    int place = ((int) by.getId() & (STRIPES - 1)) * LINE;
    if (nanos >= 0) {
      stripes.getAndAdd(place + NANOS, nanos);
      stripes.getAndIncrement(place + TIMED);
    }
    if (failed) {
      stripes.getAndIncrement(place + FAILED);
    }
    stripes.getAndIncrement(place + ENDED);
  }

  long ended() {
    return sum(ENDED);
  }

  long failed() {
    return sum(FAILED);
  }

  long timed() {
    return sum(TIMED);
  }

  long nanos() {
    return sum(NANOS);
  }

  private long sum(int place) {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += stripes.get(i * LINE + place);
    }
    return sum;
  }
}
