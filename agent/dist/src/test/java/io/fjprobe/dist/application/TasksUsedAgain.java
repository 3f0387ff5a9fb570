package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/**
 * Few tasks, submitted again and again, each as soon as it is done: before its run has ended.
 *
 * <p>Asks whether they are done and does not join them: on newer JDKs the run that is about to end
 * takes the threads that wait for the next one off the task, wakes them too early, and nothing
 * wakes them again. Without the agent, JDK 28 hung in 8 of 80 runs of 2 million joins.
 */
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
      awaitDone(task);
      task.reinitialize();
      pool.execute(task);
    }
    int sum = 0;
    for (Again task : tasks) {
      awaitDone(task);
      sum += task.runs;
    }
    Check.that(sum == runs, "each run was made");
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
  }

  private static void awaitDone(Again task) {
    while (!task.isDone()) {
      Thread.yield();
    }
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
