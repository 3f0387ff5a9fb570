package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/**
 * A task that forks others where its stack is deep, so that a look at the line that forks takes
 * much longer than the fork. Prints for how long it forked, in nanoseconds.
 */
public final class DeepForks {

  private static final int DEPTH = 1_500;
  private static final int FORKS = 2_000;

  private DeepForks() {}

  public static void main(String[] arguments) {
    ForkJoinPool pool = new ForkJoinPool(2);
    Deep deep = new Deep();
    pool.invoke(deep);
    pool.shutdown();
    System.out.println(deep.forkNanos);
  }

  /** Forks and joins. */
  static final class Deep extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    private long forkNanos;

    @Override
    protected void compute() {
      Check.equal(DEPTH, descend(DEPTH), "depth");
    }

    private int descend(int left) {
      if (left > 0) {
        return 1 + descend(left - 1);
      }
      List<ForkJoinTask<?>> forked = new ArrayList<>();
      long begin = System.nanoTime();
      for (int i = 0; i < FORKS; i++) {
        forked.add(new Leaf().fork());
      }
      forkNanos = System.nanoTime() - begin;
      for (int i = FORKS - 1; i >= 0; i--) {
        forked.get(i).join();
      }
      return 0;
    }
  }

  /** Does nothing. */
  static final class Leaf extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      // as quick as a task can be
    }
  }
}
