package io.fjprobe.dist.application;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * The JVM exits while the last worker of a pool tells of its own end ({@code worker}) or of that of
 * the pool ({@code pool}): whoever asks it for an id, or the pool for its size, waits for ever.
 */
public final class LateEnd {

  private static final int TASKS = 7;

  private static final CountDownLatch NEVER = new CountDownLatch(1);
  private static final CountDownLatch TELLS = new CountDownLatch(1);

  /**
   * The agent asks for a worker's waits at its end only when an answer has come before, and when
   * its statistics have told of this worker. Several threads ask now and then: a thread that asks
   * for waits for the second time has had an answer, and has told of the worker. The JDK asks for
   * the id too, while it answers and for events that have the worker as a field: that does not
   * count.
   */
  private static final CountDownLatch HAD_AN_ANSWER = new CountDownLatch(1);

  private static final Set<Thread> ASKERS = ConcurrentHashMap.newKeySet();

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
      if (asksForWaits() && !ASKERS.add(Thread.currentThread())) {
        HAD_AN_ANSWER.countDown();
      }
      return super.getId();
    }

    /** Whether the agent itself called getId. */
    private static boolean asksForWaits() {
      StackTraceElement[] stack = Thread.currentThread().getStackTrace();
      int place = 0;
      while (!stack[place].getMethodName().equals("getId")) {
        place++;
      }
      return stack[place + 1].getClassName().endsWith(".WaitCounts");
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
    for (int i = 0; i < TASKS - 1; i++) {
      pool.submit(Thread::currentThread).get();
    }
    last = pool.submit(LateEnd::waitForAnAnswer).get();
    pool.shutdown();
    Check.that(TELLS.await(30, TimeUnit.SECONDS), "the worker to tell of the end");
  }

  /** As a task, since a worker that has none may end before. */
  private static Thread waitForAnAnswer() throws InterruptedException {
    Check.that(HAD_AN_ANSWER.await(30, TimeUnit.SECONDS), "the agent to be told of waits");
    return Thread.currentThread();
  }
}
