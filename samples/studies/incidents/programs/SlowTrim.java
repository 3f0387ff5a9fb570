import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * After a burst of blocking calls a pool keeps its many threads for long, although they have
 * nothing to do and its keep-alive time is short.
 */
public final class SlowTrim {

  private static final int BURST = 30;

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool =
        new ForkJoinPool(
            BURST,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            true,
            0,
            64,
            1,
            null,
            200,
            TimeUnit.MILLISECONDS);
    for (int i = 0; i < BURST; i++) {
      pool.execute(() -> pause(300));
    }
    pause(400);
    int most = pool.getPoolSize();
    long start = System.nanoTime();
    while (pool.getPoolSize() > 1 && System.nanoTime() - start < 7_000_000_000L) {
      pause(20);
    }
    System.out.printf(
        "%d threads, %d left after %d ms%n",
        most, pool.getPoolSize(), (System.nanoTime() - start) / 1_000_000);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
