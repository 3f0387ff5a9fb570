package io.fjprobe.dist.application;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A pool in which it is certain at which moments it tries to signal a worker. */
public final class Signalling {

  private Signalling() {}

  /**
   * The only worker is in a task while the others are handed over, so that there is none to wake.
   *
   * @param arguments tasks, fewer than the queue has room for
   */
  public static void main(String[] arguments) throws Exception {
    int tasks = Integer.parseInt(arguments[0]);
    WatchedPool pool = new WatchedPool(1);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch queued = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(tasks);
    pool.execute(
        () -> {
          begun.countDown();
          await(queued);
        });
    await(begun);
    for (int i = 0; i < tasks; i++) {
      pool.execute(done::countDown);
    }
    queued.countDown();
    await(done);
    pool.end();
  }

  private static void await(CountDownLatch latch) {
    try {
      Check.that(latch.await(60, TimeUnit.SECONDS), "latch opens");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
