package io.fjprobe.weaving.usercode;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** The code of its methods is read, and never runs. */
@SuppressWarnings({"unused", "BusyWait"})
final class SleepingCode {

  private volatile boolean stopped;
  private final AtomicReference<String> answer = new AtomicReference<>();

  void untilAFutureIsDone(Future<?> future) throws InterruptedException {
    while (!future.isDone()) {
      Thread.sleep(5);
    }
  }

  void untilAllAreDone(List<Future<?>> futures) throws InterruptedException {
    while (!futures.stream().allMatch(Future::isDone)) {
      Thread.sleep(5);
    }
  }

  boolean untilATimeIsOver(ExecutorService executor) throws InterruptedException {
    long end = System.nanoTime() + 1_000_000;
    while (!executor.isTerminated()) {
      if (System.nanoTime() > end) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(1);
    }
    return true;
  }

  void untilAFlagIsSet() {
    do {
      LockSupport.parkNanos(1_000);
    } while (!stopped);
  }

  String untilThereIsAnAnswer() {
    while (true) {
      String now = answer.get();
      if (now != null) {
        return now;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        return "";
      }
    }
  }

  void consumes(Queue<Runnable> queue) throws InterruptedException {
    while (!stopped) {
      Runnable next = queue.poll();
      if (next != null) {
        next.run();
      } else {
        Thread.sleep(1);
      }
    }
  }

  void keepsAPace(Runnable step) throws InterruptedException {
    while (!stopped) {
      step.run();
      Thread.sleep(10);
    }
  }

  void waitsForATime(long end) throws InterruptedException {
    while (System.nanoTime() < end) {
      Thread.sleep(1);
    }
  }

  void sleepsOnce(Future<?> future) throws InterruptedException {
    if (!future.isDone()) {
      Thread.sleep(5);
    }
  }

  void sleepsBeforeItReturns(Future<?> future, boolean early) throws InterruptedException {
    do {
      if (early) {
        Thread.sleep(5);
        return;
      }
    } while (!future.isDone());
  }

  void asksASupplier(Supplier<Object> supplier) throws InterruptedException {
    while (supplier.get() == null) { // which may do anything for it
      Thread.sleep(5);
    }
  }

  void triesAgain(Future<?> future, Runnable step) throws InterruptedException {
    while (!future.isDone()) {
      step.run();
      Thread.sleep(5);
    }
  }
}
