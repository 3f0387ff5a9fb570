package io.fjprobe.dist.program;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Stages of CompletableFutures, each an execute of the pool. */
final class Stages {

  private Stages() {}

  static long value(Node node, Tasks tasks, TestPool pool) {
    // without an executor it is the common pool, if that has more than one worker
    boolean named = pool != TestPool.COMMON;
    Executor executor =
        stage -> {
          pool.pushes.incrementAndGet();
          pool.pool.execute(stage);
        };
    long[] values = new long[node.children.size()];
    CompletableFuture<?> all = CompletableFuture.completedFuture(null);
    for (int i = 0; i < values.length; i++) {
      int index = i;
      Runnable stage = () -> values[index] = tasks.value(node.child(index));
      CompletableFuture<?> run;
      if (named) {
        run = CompletableFuture.runAsync(stage, executor);
      } else {
        pool.pushes.incrementAndGet();
        run = CompletableFuture.runAsync(stage);
      }
      all = all.thenCombine(run, (a, b) -> b);
    }
    tasks.execution.detachedBegins();
    CompletableFuture<Void> last =
        all.thenRunAsync(
            () -> tasks.execution.detachedEnds(Expected.combine(node, values)), executor);
    last.exceptionally(
        failure -> {
          tasks.execution.failed(failure);
          tasks.execution.detachedEnds(0);
          return null;
        });
    if (Tasks.mayBlock(pool)) {
      last.join();
    }
    return node.number;
  }
}
