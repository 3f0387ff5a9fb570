import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/**
 * Actors that submit their next message from outside, to give way to others (JDK 20 and later), and
 * one message that waits for an answer. Prints how many of 15 were answered within 200 ms, and
 * after which time.
 */
public final class GivingWay {

  private static final int TRIES = 15;
  private static volatile boolean busy;

  public static void main(String[] arguments) throws InterruptedException {
    int actors = Integer.parseInt(arguments[0]);
    int answered = 0;
    StringBuilder times = new StringBuilder();
    for (int i = 0; i < TRIES; i++) {
      ForkJoinPool pool =
          new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
      busy = true;
      for (int actor = 0; actor < actors; actor++) {
        pool.execute(new Actor(pool));
      }
      Thread.sleep(20);
      CountDownLatch answer = new CountDownLatch(1);
      long sent = System.nanoTime();
      pool.execute(answer::countDown);
      answered += answer.await(200, TimeUnit.MILLISECONDS) ? 1 : 0;
      times.append(String.format(" %.1f", (System.nanoTime() - sent) / 1e6));
      busy = false;
      pool.shutdown();
      pool.awaitTermination(5, TimeUnit.SECONDS);
    }
    System.out.printf("%d of %d answered, ms:%s%n", answered, TRIES, times);
  }

  private record Actor(ForkJoinPool pool) implements Runnable {
    @Override
    public void run() {
      double state = 1;
      for (int i = 0; i < 300; i++) {
        state = Math.sqrt(state + i);
      }
      if (busy && state > 0) {
        pool.externalSubmit(ForkJoinTask.adapt(this));
      }
    }
  }
}
