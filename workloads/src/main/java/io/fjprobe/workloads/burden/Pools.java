package io.fjprobe.workloads.burden;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.function.Consumer;

/** A pool for each measurement, so that none finds workers of another. */
final class Pools {
  private Pools() {}

  static void with(int parallelism, Consumer<ForkJoinPool> use) {
    ForkJoinPool pool = new ForkJoinPool(parallelism);
    try {
      use.accept(pool);
    } finally {
      pool.shutdownNow();
    }
  }

  /** Runs something on a worker. */
  static void inside(int parallelism, Runnable work) {
    with(parallelism, pool -> pool.invoke(new Inside(work)));
  }

  private static final class Inside extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final transient Runnable work;

    Inside(Runnable work) {
      this.work = work;
    }

    @Override
    protected void compute() {
      work.run();
    }
  }
}
