import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * Actors of one dispatcher that send each other messages all the time starve messages from outside
 * of it: a test that expects 1000 answers to them gives up after three seconds. It passes on JDK 8.
 */
public final class OutsideMessages {

  private static final int PAIRS = 4;
  private static final int MESSAGES = 100;

  private static volatile boolean busy = true;

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
    for (int i = 0; i < PAIRS; i++) {
      pool.execute(new Actor(pool));
    }
    int answers = 0;
    long slowest = 0;
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(4);
    while (answers < MESSAGES && System.nanoTime() < end) {
      CountDownLatch answer = new CountDownLatch(1);
      long start = System.nanoTime();
      pool.execute(answer::countDown);
      answers += answer.await(end - start, TimeUnit.NANOSECONDS) ? 1 : 0;
      slowest = Math.max(slowest, System.nanoTime() - start);
    }
    busy = false;
    pool.shutdown();
    pool.awaitTermination(5, TimeUnit.SECONDS);
    System.out.printf(
        "%d of %d messages answered, the slowest after %d ms%n",
        answers, MESSAGES, TimeUnit.NANOSECONDS.toMillis(slowest));
  }

  /** Sends a message to its partner, which does the same. */
  private static final class Actor implements Runnable {

    private final ForkJoinPool pool;
    private double state = 1;

    Actor(ForkJoinPool pool) {
      this.pool = pool;
    }

    @Override
    public void run() {
      for (int i = 0; i < 2000; i++) {
        state = Math.sqrt(state + i);
      }
      if (busy) {
        pool.execute(this);
      }
    }
  }
}
