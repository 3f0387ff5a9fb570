package io.fjprobe.dist.application;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * The JVM exits while the last worker of a pool tells of its own end ({@code worker}) or of that of
 * the pool ({@code pool}): whoever asks it for an id, or the pool for its size, waits for ever.
 */
public final class LateEnd {

  /** Until the agent has looked at workers, which it does every second. */
  private static final long UNTIL_LOOKED_AT_MILLIS = 1_500;

  private static final int TASKS = 7;

  private static final CountDownLatch NEVER = new CountDownLatch(1);
  private static final CountDownLatch TELLS = new CountDownLatch(1);
  private static volatile Thread last;

  private LateEnd() {}

  private static void waitIfLast() {
    if (Thread.currentThread() == last) {
      TELLS.countDown();
      while (NEVER.getCount() > 0) {
        try {
          NEVER.await();
        } catch (InterruptedException e) {
          // the pool interrupts workers that end
        }
      }
    }
  }

  private static final class Worker extends ForkJoinWorkerThread {
    private final boolean waits;

    Worker(ForkJoinPool pool, boolean waits) {
      super(pool);
      this.waits = waits;
    }

    @Override
    @SuppressWarnings("deprecation")
    public long getId() {
      if (waits) {
        waitIfLast();
      }
      return super.getId();
    }
  }

  private static final class Pool extends ForkJoinPool {
    private final boolean waits;

    Pool(boolean ofPool) {
      super(1, pool -> new Worker(pool, !ofPool), null, false);
      waits = ofPool;
    }

    @Override
    public int getPoolSize() {
      if (waits) {
        waitIfLast();
      }
      return super.getPoolSize();
    }
  }

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new Pool(arguments[0].equals("pool"));
    Thread worker = null;
    for (int i = 0; i < TASKS; i++) {
      worker = pool.submit(Thread::currentThread).get();
    }
    Thread.sleep(UNTIL_LOOKED_AT_MILLIS);
    last = worker;
    pool.shutdown();
    Check.that(TELLS.await(30, TimeUnit.SECONDS), "the worker to tell of the end");
  }
}
