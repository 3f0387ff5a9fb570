package com.acme.lanes;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jctools.queues.MessagePassingQueue;
import org.jctools.queues.atomic.MpscAtomicArrayQueue;

/** Counts the cars that a sensor puts into a queue of JCTools. */
final class Lane {
  private final MpscAtomicArrayQueue<Long> cars = new MpscAtomicArrayQueue<>(1_024);
  private final AtomicLong counted = new AtomicLong();
  private volatile boolean open = true;

  /** Until the lane is closed, and pauses while there is no car. */
  void countParked() {
    count(
        idle -> {
          LockSupport.parkNanos(1_000_000);
          return idle + 1;
        });
  }

  /** Until the lane is closed, and looks again at once while there is no car. */
  void countAtOnce() {
    count(idle -> idle + 1);
  }

  private void count(MessagePassingQueue.WaitStrategy waiting) {
    cars.drain(car -> counted.incrementAndGet(), waiting, () -> open);
  }

  void pass(long car) {
    while (!cars.offer(car)) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  long counted() {
    return counted.get();
  }

  void close() {
    open = false;
  }
}
