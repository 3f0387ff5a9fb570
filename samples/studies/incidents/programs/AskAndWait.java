import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * Tests with actors that ask each other and wait for the answer become slow and flaky from JDK 21
 * on, and more so on 25; raising the dispatcher's minimum-runnable helps. Usage: AskAndWait
 * [minimum-runnable]
 */
public final class AskAndWait {

  private static final int ASKERS = 8;
  private static final int QUESTIONS = 150;

  public static void main(String[] args) throws InterruptedException {
    int minimumRunnable = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    ForkJoinPool pool =
        new ForkJoinPool(
            4,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            true,
            4,
            64,
            minimumRunnable,
            null,
            60,
            TimeUnit.SECONDS);
    long start = System.nanoTime();
    CountDownLatch askers = new CountDownLatch(ASKERS);
    for (int i = 0; i < ASKERS; i++) {
      pool.execute(() -> ask(pool, QUESTIONS, askers));
    }
    askers.await(8, TimeUnit.SECONDS);
    System.out.printf(
        "%d askers left, %d ms%n",
        askers.getCount(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    pool.shutdown();
  }

  /** One question, then another one in a task of its own, as actors do. */
  private static void ask(ForkJoinPool pool, int questions, CountDownLatch askers) {
    CompletableFuture<Double> answer = new CompletableFuture<>();
    pool.execute(() -> answer.complete(work()));
    if (answer.join() < 0) {
      throw new IllegalStateException("no answer");
    }
    if (questions > 1) {
      pool.execute(() -> ask(pool, questions - 1, askers));
    } else {
      askers.countDown();
    }
  }

  private static double work() {
    double x = 1;
    for (int i = 0; i < 200_000; i++) {
      x = Math.sqrt(x + i);
    }
    return x;
  }
}
