import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

/**
 * Whether an idle worker always runs what comes while the others are busy. In each round tasks
 * occupy all workers but one until the last task, which was submitted after them, has run. With two
 * workers and without quick tasks that is what the regression test of JDK-8322732 demands.
 *
 * <p>It prints one line that begins with {@code passed} or {@code starved}, and ends with 0 either
 * way: a pool that starves is a result.
 */
public final class StarvationCheck {
  private static final long MILLIS_BETWEEN_LOOKS = 100;
  private static final int SEED = 8322732;

  /** Between two submissions: about as long as a worker needs to take a quick task. */
  private static final int LONGEST_PAUSE = 100;

  /** Rounds that have ended; only the main thread writes it. */
  private static volatile int ended;

  private final ForkJoinPool pool;
  private final int workers;
  private final int mostQuick;
  private final Random random = new Random(SEED);

  private StarvationCheck(int workers, int mostQuick) {
    this.pool = new ForkJoinPool(workers);
    this.workers = workers;
    this.mostQuick = mostQuick;
  }

  /**
   * @param arguments the number of rounds, after how many seconds a round has starved, the number
   *     of workers, and how many quick tasks come before the others of a round at most
   */
  public static void main(String[] arguments) throws Exception {
    int rounds = Integer.parseInt(arguments[0]);
    watch(Long.parseLong(arguments[1]));
    StarvationCheck check =
        new StarvationCheck(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
    long begin = System.nanoTime();
    for (int i = 0; i < rounds; i++) {
      check.round();
    }
    System.out.printf("passed: %d rounds in %.2f s%n", rounds, (System.nanoTime() - begin) / 1e9);
    System.exit(0); // workers of the pool do not keep the JVM, but the way out may wait for them
  }

  private void round() throws Exception {
    quickTasks();
    CountDownLatch end = new CountDownLatch(1);
    List<Future<?>> occupying = new ArrayList<>();
    for (int i = 1; i < workers; i++) {
      occupying.add(pool.submit(workers == 2 ? spinningUntilAfter(ended) : waitingFor(end)));
    }
    Future<?> last = pool.submit(nothing());
    last.get(); // without a limit, because a wait with one may take the task back and run it
    ended++;
    end.countDown();
    for (Future<?> one : occupying) {
      one.get();
    }
  }

  /** Keeps a worker at the queue of submissions while the next tasks come there. */
  private void quickTasks() {
    int quick = mostQuick == 0 ? 0 : random.nextInt(mostQuick);
    for (int i = 0; i < quick; i++) {
      pool.submit(nothing());
      for (int pause = random.nextInt(LONGEST_PAUSE); pause > 0; pause--) {
        pauses++;
      }
    }
  }

  private static volatile int pauses;

  private static Callable<Void> spinningUntilAfter(int round) {
    return () -> {
      while (ended <= round) {} // no pause: it is to keep its worker
      return null;
    };
  }

  /** Keeps its worker, too, but leaves the CPU to the others. */
  private static Callable<Void> waitingFor(CountDownLatch end) {
    return () -> {
      end.await();
      return null;
    };
  }

  private static Callable<Void> nothing() {
    return () -> null;
  }

  /** Ends the JVM if a round takes too long: its tasks cannot be ended otherwise. */
  private static void watch(long limitSeconds) {
    Thread watch = new Thread(() -> endIfStarved(limitSeconds));
    watch.setDaemon(true);
    watch.start();
  }

  private static void endIfStarved(long limitSeconds) {
    int seen = ended;
    long since = System.nanoTime();
    while (true) {
      sleep();
      if (ended != seen) {
        seen = ended;
        since = System.nanoTime();
      } else if (System.nanoTime() - since > limitSeconds * 1_000_000_000) {
        System.out.printf(
            "starved: the last task of round %d did not run for %d s%n", seen + 1, limitSeconds);
        Runtime.getRuntime().halt(0);
      }
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(MILLIS_BETWEEN_LOOKS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
