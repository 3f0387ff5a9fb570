package io.fjprobe.dist.attach;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;

/**
 * Two pools of one worker each. One runs task after task of the same submission queue, each up to a
 * gate. The worker of the other is in a join.
 */
final class HeldTasks {

  /** A task that somebody else will complete. */
  private static final class Awaited extends CountedCompleter<Void> {
    private static final long serialVersionUID = 1L;

    @Override
    public void compute() {
      throw new IllegalStateException("nobody forked it");
    }
  }

  private final Semaphore arrived = new Semaphore(0);
  private final Semaphore gate = new Semaphore(0);
  private final ForkJoinPool running = new ForkJoinPool(1);
  private final ForkJoinPool joining = new ForkJoinPool(1);
  private final Awaited awaited = new Awaited();
  private volatile Thread joiner;

  /** Returns when both workers are where they stay. */
  void begin() {
    for (int i = 0; i < 5; i++) {
      running.execute(this::hold);
    }
    joining.execute(
        () -> {
          joiner = Thread.currentThread();
          awaited.join();
        });
    arrived.acquireUninterruptibly();
    while (joiner == null || joiner.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
  }

  private void hold() {
    arrived.release();
    gate.acquireUninterruptibly();
  }

  /** The first two end, and the third arrives at the gate. */
  void passTwo() {
    gate.release(2);
    arrived.acquireUninterruptibly(2);
  }

  /** The join ends; the worker arrives at the gate in another task. */
  void join() {
    awaited.complete(null);
    joining.execute(this::hold);
    arrived.acquireUninterruptibly();
  }
}
