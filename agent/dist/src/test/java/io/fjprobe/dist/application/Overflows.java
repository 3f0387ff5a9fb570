package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/**
 * Tasks that use up the stack, each a little different in where it ends, and after each some that
 * do not. Says how many of these there were.
 */
public final class Overflows {

  private static final int OVERFLOWS = 60;
  private static final int TASKS = 50;

  private Overflows() {}

  public static void main(String[] arguments) throws InterruptedException {
    WatchedPool pool = new WatchedPool(2);
    int shallow = 0;
    int overflows = 0;
    failOnce(pool);
    pool.invoke(new Round());
    for (int i = 0; i < OVERFLOWS; i++) {
      try {
        pool.invoke(new Deep(i % 17));
      } catch (StackOverflowError e) {
        overflows++;
      }
      pool.invoke(new Round());
      shallow += TASKS;
    }
    pool.end(); // a task is done a little before its run has ended
    System.out.println("overflows " + overflows + " shallow " + (shallow + TASKS));
  }

  /** A class of the pool that is first needed when the stack is full remains unusable. */
  private static void failOnce(ForkJoinPool pool) {
    ForkJoinTask<?> failing =
        pool.submit(
            (Runnable)
                () -> {
                  throw new IllegalStateException();
                });
    failing.quietlyJoin();
    Check.that(failing.getException() != null, "task that fails");
  }

  /** Runs itself inside itself, with some frames of its own in between. */
  private static final class Deep extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final int frames;

    Deep(int frames) {
      this.frames = frames;
    }

    @Override
    protected void compute() {
      descend(frames);
    }

    private void descend(int further) {
      if (further > 0) {
        descend(further - 1);
      } else {
        new Deep(frames).invoke();
      }
    }
  }

  private static final class Round extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      List<ForkJoinTask<?>> tasks = new ArrayList<>();
      for (int i = 0; i < TASKS; i++) {
        tasks.add(new Shallow().fork());
      }
      for (int i = TASKS - 1; i >= 0; i--) {
        tasks.get(i).join();
      }
    }
  }

  private static final class Shallow extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Thread.yield();
    }
  }
}
