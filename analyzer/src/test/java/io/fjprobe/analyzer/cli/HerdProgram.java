package io.fjprobe.analyzer.cli;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads have their turns one after the other, and each wakes all others when its turn is over. So
 * they run in the JVM and in the system nearly all the time: they wake up, and wait again.
 */
public final class HerdProgram {

  private static final int THREADS = 16;

  /** Not a time: on a busy machine these threads run less, and are seen less often. */
  private static final int TURNS = 100_000;

  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition NEXT = LOCK.newCondition();

  private static int turns;

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
    boolean more = true;
    while (more) {
      more = takeTurn(own);
    }
  }

  /** Returns whether there are more turns to take. */
  private static boolean takeTurn(int own) {
    LOCK.lock();
    try {
      while (turns % THREADS != own && turns < TURNS) {
        NEXT.awaitUninterruptibly();
      }
      if (turns < TURNS) {
        turns++;
      }
      NEXT.signalAll();
      return turns < TURNS;
    } finally {
      LOCK.unlock();
    }
  }
}
