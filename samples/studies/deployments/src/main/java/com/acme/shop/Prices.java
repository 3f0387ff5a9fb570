package com.acme.shop;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/** What a shop computes: the same result each time, by all that agents like to instrument. */
public final class Prices {
  private static final int ARTICLES = 20_000;
  private static final int ENOUGH = 250;

  private Prices() {}

  /** One line. */
  public static String all() throws Exception {
    return "stream "
        + IntStream.range(0, ARTICLES).parallel().mapToLong(Prices::price).sum()
        + ", tasks "
        + ForkJoinPool.commonPool().invoke(new Sum(0, ARTICLES))
        + ", own pool "
        + ownPool()
        + ", futures "
        + futures()
        + ", threads "
        + threads();
  }

  private static long price(int article) {
    long price = article;
    for (int i = 0; i < 50; i++) {
      price = price * 6364136223846793005L + 1442695040888963407L;
    }
    return price >>> 48;
  }

  private static long ownPool() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      return pool.submit(new Sum(0, ARTICLES)).get();
    } finally {
      pool.shutdown();
    }
  }

  private static long futures() {
    return CompletableFuture.supplyAsync(() -> new Sum(0, ARTICLES / 2).invoke())
        .thenCombineAsync(
            CompletableFuture.supplyAsync(() -> new Sum(ARTICLES / 2, ARTICLES).invoke()),
            Long::sum)
        .join();
  }

  /** Virtual ones, where there are. */
  private static long threads() throws Exception {
    ExecutorService executor;
    try {
      executor =
          (ExecutorService)
              Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException e) {
      executor = Executors.newCachedThreadPool();
    }
    Future<Long> half = executor.submit(() -> new Sum(0, ARTICLES / 2).invoke());
    long sum = new Sum(ARTICLES / 2, ARTICLES).invoke() + half.get();
    executor.shutdown();
    return sum;
  }

  private static final class Sum extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Long compute() {
      if (to - from <= ENOUGH) {
        return IntStream.range(from, to).mapToLong(Prices::price).sum();
      }
      int middle = (from + to) >>> 1;
      Sum left = new Sum(from, middle);
      left.fork();
      return new Sum(middle, to).compute() + left.join();
    }
  }
}
