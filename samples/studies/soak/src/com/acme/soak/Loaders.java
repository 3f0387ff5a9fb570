package com.acme.soak;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** An application that is deployed again and again: its tasks are of other classes each time. */
final class Loaders implements Callable<Long> {
  private static final int DEPLOYMENTS = 10;

  @Override
  public Long call() throws Exception {
    URL[] here = {Loaders.class.getProtectionDomain().getCodeSource().getLocation()};
    for (int i = 0; i < DEPLOYMENTS; i++) {
      try (URLClassLoader loader = new URLClassLoader(here, Loaders.class.getClassLoader().getParent())) {
        Class<?> type = Class.forName("com.acme.soak.Loaders$Work", true, loader);
        Callable<?> task = (Callable<?>) type.getDeclaredConstructor().newInstance();
        Soak.equal(500_500, ForkJoinPool.commonPool().submit(task).get());
      }
    }
    return (long) DEPLOYMENTS;
  }

  /** The application. */
  public static final class Work implements Callable<Integer> {
    @Override
    public Integer call() {
      int sum = 0;
      for (int i = 1; i <= 1000; i++) {
        int number = i;
        ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> number).fork();
        sum += task.join();
      }
      return sum;
    }
  }
}
