import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A database rejects requests because its queue is full, although its pool may have 64 threads: the
 * gauge of running threads stays at one. Usage: RequestPool [parallelism]
 */
public final class RequestPool {

  private static final int REQUESTS = 400;

  public static void main(String[] args) throws InterruptedException {
    int parallelism =
        args.length > 0
            ? Integer.parseInt(args[0])
            : Math.min(4, Runtime.getRuntime().availableProcessors());
    ForkJoinPool pool =
        new ForkJoinPool(
            parallelism,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            true,
            4,
            64,
            1,
            null,
            60,
            TimeUnit.SECONDS);
    long start = System.nanoTime();
    AtomicInteger served = new AtomicInteger();
    int rejected = 0;
    for (int i = 0; i < REQUESTS; i++) {
      if (pool.getQueuedSubmissionCount() > 100) {
        rejected++;
      } else {
        pool.execute(() -> serve(served));
      }
      Thread.sleep(5);
    }
    pool.shutdown();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.out.printf(
        "%d served, %d rejected, %d ms%n",
        served.get(), rejected, (System.nanoTime() - start) / 1_000_000);
  }

  /** Waits for the network, as most of a request does. */
  private static void serve(AtomicInteger served) {
    try {
      Thread.sleep(15);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    served.incrementAndGet();
  }
}
