import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Virtual threads that do next to nothing are submitted by several threads; more submitters do not
 * bring more throughput, but less.
 */
public final class EmptyVirtualThreads {

  private static final int SUBMITTERS = 4;
  private static final int TASKS = 250_000;

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    CountDownLatch done = new CountDownLatch(SUBMITTERS * TASKS);
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < SUBMITTERS; i++) {
        Thread.ofPlatform().start(() -> submit(executor, done));
      }
      done.await();
    }
    System.out.printf(
        "%d virtual threads, %d ms%n", SUBMITTERS * TASKS, (System.nanoTime() - start) / 1_000_000);
  }

  private static void submit(ExecutorService executor, CountDownLatch done) {
    for (int i = 0; i < TASKS; i++) {
      executor.execute(done::countDown);
    }
  }
}
