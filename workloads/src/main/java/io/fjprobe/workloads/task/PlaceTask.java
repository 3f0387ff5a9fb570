package io.fjprobe.workloads.task;

import java.util.concurrent.ForkJoinTask;

/** Notes that it ran, and whether in a worker of some pool. To be read after a join only. */
public final class PlaceTask implements Runnable {
  private int executions;
  private boolean inWorker;

  @Override
  public void run() {
    executions++;
    inWorker = ForkJoinTask.inForkJoinPool();
  }

  public int executions() {
    return executions;
  }

  public boolean inWorker() {
    return inWorker;
  }
}
