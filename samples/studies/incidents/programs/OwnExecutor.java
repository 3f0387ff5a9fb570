import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A team asks whether its agents become slower with JDK 25, whose common pool also runs what
 * CompletableFuture runs. All of its futures have an executor of their own.
 */
public final class OwnExecutor {

  public static void main(String[] args) {
    long start = System.nanoTime();
    ExecutorService executor = Executors.newCachedThreadPool();
    for (int round = 0; round < 60; round++) {
      List<CompletableFuture<Void>> calls = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        calls.add(CompletableFuture.runAsync(OwnExecutor::call, executor));
      }
      calls.forEach(CompletableFuture::join);
    }
    // the only use of the common pool
    int sum = java.util.stream.IntStream.range(0, 1000).parallel().sum();
    executor.shutdown();
    System.out.printf("%d, %d ms%n", sum, (System.nanoTime() - start) / 1_000_000);
  }

  private static void call() {
    try {
      Thread.sleep(40);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
