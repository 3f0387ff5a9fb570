import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * Under load tasks fail with RejectedExecutionException: "Thread limit exceeded replacing blocked
 * worker", and hundreds of threads wait.
 */
public final class ThreadLimit {

  private static final int TASKS = 80;

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool =
        new ForkJoinPool(
            4,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            true,
            4,
            24,
            4,
            null,
            60,
            TimeUnit.SECONDS);
    int failed = 0;
    for (int round = 0; round < 3; round++) {
      CompletableFuture<Void> response = new CompletableFuture<>();
      List<CompletableFuture<Void>> tasks = new ArrayList<>();
      for (int i = 0; i < TASKS; i++) {
        tasks.add(CompletableFuture.runAsync(response::join, pool));
      }
      new CountDownLatch(1).await(800, TimeUnit.MILLISECONDS);
      response.complete(null);
      for (CompletableFuture<Void> task : tasks) {
        failed += failed(task);
      }
    }
    System.out.printf("%d of %d tasks failed; %s%n", failed, 3 * TASKS, pool);
    pool.shutdown();
  }

  private static int failed(CompletableFuture<Void> task) {
    try {
      task.join();
      return 0;
    } catch (CompletionException e) {
      return 1;
    }
  }
}
