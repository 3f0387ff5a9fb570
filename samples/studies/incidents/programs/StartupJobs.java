import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * After the step from JDK 21 to 25, background jobs do not run any more on hosts with one or two
 * cores: the service starts, and hangs when it starts its first job.
 */
public final class StartupJobs {

  private static final int JOBS = 4;

  public static void main(String[] args) {
    long start = System.nanoTime();
    int inTime = 0;
    for (int job = 0; job < JOBS; job++) {
      inTime += CompletableFuture.supplyAsync(StartupJobs::startJob).join();
    }
    System.out.printf("%d of %d jobs started, %d ms%n", inTime, JOBS, millisSince(start));
  }

  /** The job announces itself from a task of its own, and its starter waits for that. */
  private static int startJob() {
    CountDownLatch started = new CountDownLatch(1);
    CompletableFuture.runAsync(started::countDown);
    try {
      return started.await(1500, TimeUnit.MILLISECONDS) ? 1 : 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }
}
