package io.fjprobe.dist.application;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import jsr166y.ForkJoinPool;
import jsr166y.RecursiveAction;

/**
 * Pools of jsr166y where applications have them: {@code loaders <jar>} in two class loaders of
 * their own, {@code hidden <jar>} in one that finds nothing of an agent; {@code full} fills queues
 * until they grow, and ends the pool while some are full.
 */
public final class LibraryPools {

  private static final int SUBMITTED = 100;
  private static final int FORKED = 10_000;

  private LibraryPools() {}

  public static void main(String[] arguments) throws Exception {
    switch (arguments[0]) {
      case "loaders":
        runIn(new URLClassLoader(urls(arguments[1]), null));
        runIn(new URLClassLoader(urls(arguments[1]), null));
        break;
      case "hidden":
        runIn(new Hiding(urls(arguments[1])));
        break;
      default:
        fillQueues();
    }
    System.out.println("done");
  }

  private static URL[] urls(String jar) throws Exception {
    return new URL[] {new File(jar).toURI().toURL()};
  }

  private static final class Hiding extends URLClassLoader {
    Hiding(URL[] urls) {
      super(urls, null);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("io.fjprobe.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }

  private static void runIn(ClassLoader loader) throws Exception {
    Class<?> type = loader.loadClass(ForkJoinPool.class.getName());
    ExecutorService pool = (ExecutorService) type.getConstructor(int.class).newInstance(2);
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      int value = i;
      sum += pool.submit((Callable<Integer>) () -> value).get();
    }
    if (sum != 45) {
      throw new IllegalStateException("the sum is " + sum);
    }
    end(pool);
  }

  private static void end(ExecutorService pool) throws InterruptedException {
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("does not end");
    }
  }

  private static final class Fan extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final int width;

    Fan(int width) {
      this.width = width;
    }

    @Override
    protected void compute() {
      List<Fan> children = new ArrayList<>();
      for (int i = 0; i < width; i++) {
        Fan child = new Fan(0);
        child.fork();
        children.add(child);
      }
      for (int i = width - 1; i >= 0; i--) {
        children.get(i).join();
      }
    }
  }

  private static void fillQueues() throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.invoke(new Fan(FORKED));
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    pool.submit(
        () -> {
          begun.countDown();
          never.await(); // until it is interrupted
          return null;
        });
    begun.await();
    for (int i = 0; i < SUBMITTED; i++) {
      pool.submit(new Fan(0));
    }
    pool.shutdownNow();
    end(pool);
  }
}
