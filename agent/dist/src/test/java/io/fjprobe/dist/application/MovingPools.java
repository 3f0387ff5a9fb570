package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;

/** Pools that are slow, busy or quiet, but do not stand still. */
final class MovingPools {

  private MovingPools() {}

  /** Long tasks on all workers, and one queued behind them. */
  static void computing() {
    ForkJoinPool pool = NamedPools.of("computing", 1);
    pool.execute(
        () -> {
          while (!StalledPools.isEnded()) {
            Thread.yield();
          }
        });
    pool.execute(() -> {});
  }

  /** One worker sleeps, the other one has a queue of short tasks. */
  static void sleepingBesideWork() {
    ForkJoinPool pool = NamedPools.of("beside", 2);
    pool.execute(StalledPools::awaitEnd);
    pool.execute(() -> next(pool));
    pool.execute(() -> next(pool));
  }

  /** Always one more is queued. */
  private static void next(ForkJoinPool pool) {
    sleep(20);
    if (!StalledPools.isEnded()) {
      pool.execute(() -> next(pool));
    }
  }

  /** Had something to do at the beginning. */
  static void idle() {
    ForkJoinPool pool = NamedPools.of("idle", 2);
    pool.submit(() -> {}).join();
  }

  /** A task now and then. */
  static void trickle() {
    ForkJoinPool pool = NamedPools.of("trickle", 1);
    Thread submitter =
        new Thread(
            () -> {
              while (!StalledPools.isEnded()) {
                pool.execute(() -> sleep(100));
                sleep(150);
              }
            },
            "submitter");
    submitter.setDaemon(true);
    submitter.start();
  }

  /** At once, while its worker does not listen. */
  static void shutDown() {
    ForkJoinPool pool = NamedPools.of("shut-down", 1);
    pool.execute(StalledPools::sleepUntilEnd);
    pool.execute(() -> {});
    pool.shutdownNow();
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
