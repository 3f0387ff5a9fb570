package io.fjprobe.workloads.uperf.round;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Where the invokers of a node wait for the next round, which releases them all at once. */
public final class Rounds {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private Round current;
  private boolean ended;

  public void begin(Round round) {
    lock.lock();
    try {
      current = round;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  public void end() {
    lock.lock();
    try {
      ended = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * @param previous null at first
   * @return null: there is none
   */
  public Round next(Round previous) throws InterruptedException {
    lock.lock();
    try {
      while (current == previous && !ended) {
        changed.await();
      }
      return ended ? null : current;
    } finally {
      lock.unlock();
    }
  }
}
