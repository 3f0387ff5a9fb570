package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;

/** Runs a task, and ends when the agent's thread for beans has given up. */
public final class ManagedJvm {

  private ManagedJvm() {}

  public static void main(String[] arguments) throws InterruptedException {
    ForkJoinPool.commonPool().submit(() -> {}).join();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("fjprobe metrics")) {
        thread.join();
      }
    }
  }
}
