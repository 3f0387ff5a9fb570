package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Few tasks, submitted again and again, each as soon as it is done: before its run has ended. */
public final class TasksUsedAgain {

  private static final int TASKS = 4;

  private TasksUsedAgain() {}

  public static void main(String[] arguments) throws Exception {
    int runs = Integer.parseInt(arguments[0]);
    ForkJoinPool pool = new ForkJoinPool(3);
    Again[] tasks = new Again[TASKS];
    for (int i = 0; i < TASKS; i++) {
      tasks[i] = new Again();
      pool.execute(tasks[i]);
    }
    for (int run = TASKS; run < runs; run++) {
      Again task = tasks[run % TASKS];
      task.join();
      task.reinitialize();
      pool.execute(task);
    }
    int sum = 0;
    for (Again task : tasks) {
      task.join();
      sum += task.runs;
    }
    Check.that(sum == runs, "each run was made");
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
  }

  /** Counts its runs, of which the next begins after the one before is done. */
  static final class Again extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    private int runs;

    @Override
    protected void compute() {
      runs++;
    }
  }
}
