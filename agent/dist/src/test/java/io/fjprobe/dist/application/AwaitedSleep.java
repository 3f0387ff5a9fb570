package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A task that only waits for another one, which sleeps on another worker. Then nothing happens. */
public final class AwaitedSleep {

  private static final int IDLE_MILLIS = 3_000;

  private AwaitedSleep() {}

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Waiting());
    pool.shutdown();
    Thread.sleep(IDLE_MILLIS); // statistics are written meanwhile
  }

  /** Joins its child when another worker has it. */
  static final class Waiting extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Sleeping child = new Sleeping();
      child.fork();
      while (!child.begun) {
        Thread.yield();
      }
      child.join();
    }
  }

  /** Takes a while. */
  static final class Sleeping extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    private volatile boolean begun;

    @Override
    protected void compute() {
      begun = true;
      try {
        Thread.sleep(1_000);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
