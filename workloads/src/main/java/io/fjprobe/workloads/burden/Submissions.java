package io.fjprobe.workloads.burden;

import java.util.concurrent.ForkJoinPool;

/**
 * How long it takes from a submission until the task begins on a worker that is awake. The only
 * worker runs a task, which it ends as soon as it sees that the submission is made.
 */
final class Submissions {
  /** After that the worker waits for the release of its task, and does nothing else. */
  private static final long SETTLE_NANOS = 10_000;

  private Submissions() {}

  static void measure(Samples samples) {
    Pools.with(1, pool -> measure(pool, samples));
  }

  private static void measure(ForkJoinPool pool, Samples samples) {
    HeldTask running = new HeldTask();
    pool.submit(running);
    running.awaitBegin();
    while (samples.wantMore()) {
      HeldTask next = new HeldTask();
      Await.time(SETTLE_NANOS);
      long start = System.nanoTime();
      pool.submit(next);
      running.release();
      next.awaitBegin();
      samples.addIfApart(next.cpu(), next.begin() - start);
      running = next;
    }
    running.release();
  }
}
