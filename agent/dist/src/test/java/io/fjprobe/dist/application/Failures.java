package io.fjprobe.dist.application;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Tasks that throw or are cancelled. */
final class Failures {

  private Failures() {}

  static void run(ForkJoinPool pool) throws InterruptedException {
    for (Throwable thrown :
        new Throwable[] {new IllegalArgumentException("thrown"), new AssertionError("thrown")}) {
      ForkJoinTask<?> failing = pool.submit((Callable<Void>) () -> Failures.<Error>fail(thrown));
      Check.that(causedBy(failing, thrown.getClass()), "failure of " + thrown);
    }
    CountDownLatch hold = new CountDownLatch(1);
    for (int i = 0; i < pool.getParallelism(); i++) {
      pool.submit(() -> awaitUninterrupted(hold));
    }
    ForkJoinTask<?> cancelled = pool.submit(() -> {});
    Check.that(cancelled.cancel(false), "cancelled while queued");
    hold.countDown();
    try {
      cancelled.join();
      Check.that(false, "join of a cancelled task");
    } catch (CancellationException e) {
      // expected
    }
  }

  private static void awaitUninterrupted(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> Void fail(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private static boolean causedBy(ForkJoinTask<?> task, Class<?> type) throws InterruptedException {
    try {
      task.get();
      return false;
    } catch (ExecutionException e) {
      for (Throwable t = e; t != null; t = t.getCause()) {
        if (type.isInstance(t)) {
          return true;
        }
      }
      return false;
    }
  }
}
