import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tests run in parallel with a fixed parallelism of two, and many more than two of them run at the
 * same time, so that they run out of connections. The tests use a ForkJoinPool of their own.
 */
public final class TestsInTwoPools {

  private static final AtomicInteger RUNNING = new AtomicInteger();
  private static final AtomicInteger MOST = new AtomicInteger();

  public static void main(String[] args) {
    ForkJoinPool tests = new ForkJoinPool(2);
    ForkJoinPool application = new ForkJoinPool(2);
    List<ForkJoinTask<?>> all = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      all.add(tests.submit(() -> test(application)));
    }
    all.forEach(ForkJoinTask::join);
    System.out.printf("%d tests, up to %d at a time%n", all.size(), MOST.get());
  }

  private static void test(ForkJoinPool application) {
    MOST.accumulateAndGet(RUNNING.incrementAndGet(), Math::max);
    application.submit(TestsInTwoPools::query).join();
    RUNNING.decrementAndGet();
  }

  private static void query() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
