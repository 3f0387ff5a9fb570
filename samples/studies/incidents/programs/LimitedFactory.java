import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A scheduler with a limit of threads runs no task any more once blocking calls have brought it to
 * that limit, even when all of them are over and its threads are idle.
 */
public final class LimitedFactory {

  private static final int LIMIT = 8;
  private static final AtomicInteger THREADS = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(4, LimitedFactory::newThread, null, true);
    CountDownLatch slept = new CountDownLatch(200);
    for (int i = 0; i < 200; i++) {
      pool.execute(() -> block(slept));
    }
    slept.await(4, TimeUnit.SECONDS);
    CountDownLatch after = new CountDownLatch(1);
    pool.execute(after::countDown);
    boolean ran = after.await(3, TimeUnit.SECONDS);
    System.out.printf(
        "%d blocking tasks left, %s; %s%n",
        slept.getCount(), ran ? "the next one ran" : "the next one did not run", pool);
  }

  private static ForkJoinWorkerThread newThread(ForkJoinPool pool) {
    if (THREADS.incrementAndGet() > LIMIT) {
      THREADS.decrementAndGet();
      return null;
    }
    return new Worker(pool);
  }

  private static void block(CountDownLatch slept) {
    try {
      ForkJoinPool.managedBlock(new Sleep());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    slept.countDown();
  }

  private static final class Worker extends ForkJoinWorkerThread {

    Worker(ForkJoinPool pool) {
      super(pool);
    }

    @Override
    protected void onTermination(Throwable exception) {
      THREADS.decrementAndGet();
      super.onTermination(exception);
    }
  }

  private static final class Sleep implements ForkJoinPool.ManagedBlocker {

    private boolean over;

    @Override
    public boolean block() throws InterruptedException {
      Thread.sleep(10);
      over = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return over;
    }
  }
}
