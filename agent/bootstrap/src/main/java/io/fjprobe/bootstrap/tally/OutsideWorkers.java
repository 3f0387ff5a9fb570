package io.fjprobe.bootstrap.tally;

import java.util.concurrent.atomic.AtomicLong;

/** What threads do that are no workers, where the JDK does not know of which pool it was. */
public final class OutsideWorkers {

  private static final AtomicLong EXCEPTIONAL = new AtomicLong();
  private static final AtomicLong CANCELLED = new AtomicLong();

  private OutsideWorkers() {}

  public static void ended(boolean exceptional) {
    (exceptional ? EXCEPTIONAL : CANCELLED).incrementAndGet();
  }

  public static long exceptionalTasks() {
    return EXCEPTIONAL.get();
  }

  public static long cancelledTasks() {
    return CANCELLED.get();
  }
}
