package io.fjprobe.dist.application;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;

/** Libraries on top of pools: completable futures and parallel streams. */
final class Futures {

  private Futures() {}

  static void run(ForkJoinPool pool) {
    for (Executor executor : new Executor[] {pool, ForkJoinPool.commonPool()}) {
      CompletableFuture<Integer> all = CompletableFuture.completedFuture(0);
      for (int i = 0; i < 100; i++) {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1, executor);
        all = all.thenCombineAsync(one, Integer::sum, executor);
      }
      Check.equal(100, all.join(), "combined futures");
    }
    Check.equal(
        4_999_950_000L, LongStream.range(0, 100_000).parallel().sum(), "sum of a parallel stream");
  }
}
