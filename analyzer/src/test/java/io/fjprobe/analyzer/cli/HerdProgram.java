package io.fjprobe.analyzer.cli;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads have their turns one after the other, and each wakes all others when its turn is over. So
 * they run in the JVM and in the system nearly all the time: they wake up, and wait again.
 */
public final class HerdProgram {

  private static final int THREADS = 16;
  private static final long NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition NEXT = LOCK.newCondition();
  private static final long END = System.nanoTime() + NANOS;

  private static int turn;

  private HerdProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int own = i;
      threads[i] = new Thread(() -> takeTurns(own), "herd-" + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void takeTurns(int own) {
    while (System.nanoTime() < END) {
      takeTurn(own);
    }
    wakeAll(); // whoever has the turn at the end may not take it
  }

  private static void wakeAll() {
    LOCK.lock();
    try {
      NEXT.signalAll();
    } finally {
      LOCK.unlock();
    }
  }

  private static void takeTurn(int own) {
    LOCK.lock();
    try {
      while (turn != own && System.nanoTime() < END) {
        NEXT.awaitUninterruptibly();
      }
      turn = (own + 1) % THREADS;
      NEXT.signalAll();
    } finally {
      LOCK.unlock();
    }
  }
}
