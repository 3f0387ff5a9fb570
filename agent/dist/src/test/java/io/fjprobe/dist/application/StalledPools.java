package io.fjprobe.dist.application;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/**
 * Pools that stand still, each in its own way, beside others that do not: until a recording says so
 * of the pools named, or a minute is over. Then all go on.
 */
public final class StalledPools {

  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);
  private static final int LOOK_EVERY_MILLIS = 2_000;

  private static final CountDownLatch END = new CountDownLatch(1);
  private static final Object LOCK = new Object();
  private static volatile boolean ended;

  private StalledPools() {}

  public static void main(String[] expected) throws Exception {
    latch();
    lock();
    sleepers();
    withoutSecondWorker();
    if (NamedPools.canBeLimited()) {
      joinCycle();
      stageOfItsOwn();
    }
    MovingPools.computing();
    MovingPools.sleepingBesideWork();
    MovingPools.idle();
    MovingPools.trickle();
    MovingPools.shutDown();
    System.out.println("not found: " + missing(expected, false));
    // a look at threads of which some have gone on would find the others only
    RecordedStalls.endThreads();
    ended = true;
    END.countDown();
    System.out.println("not over: " + missing(expected, true));
  }

  private static Set<String> missing(String[] expected, boolean over) throws Exception {
    Set<String> missing = new TreeSet<>(Arrays.asList(expected));
    long begin = System.nanoTime();
    while (!missing.isEmpty() && System.nanoTime() - begin < PATIENCE) {
      Thread.sleep(LOOK_EVERY_MILLIS);
      missing.removeAll(RecordedStalls.names(over));
    }
    return missing;
  }

  static boolean isEnded() {
    return ended;
  }

  static void awaitEnd() {
    try {
      END.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Both workers wait for a latch that a queued task would count down. */
  private static void latch() {
    ForkJoinPool pool = NamedPools.of("latch", 2);
    CountDownLatch counted = new CountDownLatch(1);
    for (int i = 0; i < 2; i++) {
      pool.execute(() -> awaitUninterruptibly(counted));
    }
    pool.execute(counted::countDown);
    endThen(counted::countDown);
  }

  /** The worker wants a lock whose holder waits for a task queued behind it. */
  private static void lock() throws InterruptedException {
    ForkJoinPool pool = NamedPools.of("lock", 1);
    CountDownLatch held = new CountDownLatch(1);
    Thread holder = new Thread(() -> hold(pool, held), "holder");
    holder.start();
    held.await();
    endThen(holder::interrupt);
  }

  private static void hold(ForkJoinPool pool, CountDownLatch held) {
    synchronized (LOCK) {
      held.countDown();
      pool.execute(StalledPools::takeLock);
      ForkJoinTask<?> behind = pool.submit(() -> {});
      try {
        behind.get();
      } catch (InterruptedException | ExecutionException e) {
        // the end
      }
    }
  }

  private static void takeLock() {
    synchronized (LOCK) {
      LOCK.notifyAll();
    }
  }

  private static void sleepers() {
    ForkJoinPool pool = NamedPools.of("sleepers", 2);
    for (int i = 0; i < 3; i++) {
      pool.execute(StalledPools::sleepUntilEnd);
    }
  }

  /** In one sleep: between two short ones, a look at the threads would find it running. */
  static void sleepUntilEnd() {
    if (!ended) {
      endThen(Thread.currentThread()::interrupt);
    }
    while (!ended) {
      try {
        Thread.sleep(2 * TimeUnit.NANOSECONDS.toMillis(PATIENCE));
      } catch (InterruptedException e) {
        // the end, or the pool's shutdown, after which it sleeps on
      }
    }
  }

  /** Parallelism 2, but the factory makes one worker only, and that one waits. */
  private static void withoutSecondWorker() {
    ForkJoinPool pool = NamedPools.ofOneWorker("one-worker", 2);
    pool.execute(StalledPools::awaitEnd);
    pool.execute(() -> {});
  }

  /** Two tasks join each other; a pool that may not grow does not replace their workers. */
  private static void joinCycle() {
    ForkJoinPool pool = NamedPools.thatDoesNotGrow("cycle", 2);
    CountDownLatch bothRun = new CountDownLatch(2);
    Joining[] tasks = {new Joining(bothRun), new Joining(bothRun)};
    tasks[0].other = tasks[1];
    tasks[1].other = tasks[0];
    pool.execute(tasks[0]);
    pool.execute(tasks[1]);
    awaitUninterruptibly(bothRun);
    pool.execute(() -> {});
    endThen(() -> tasks[0].complete(null));
  }

  private static final class Joining extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final transient CountDownLatch bothRun;
    private Joining other;

    Joining(CountDownLatch bothRun) {
      this.bothRun = bothRun;
    }

    @Override
    protected void compute() {
      bothRun.countDown();
      awaitUninterruptibly(bothRun);
      other.join();
    }
  }

  /** The only worker waits for a stage that is queued behind it, in a pool that may not grow. */
  private static void stageOfItsOwn() {
    ForkJoinPool pool = NamedPools.thatDoesNotGrow("stage", 1);
    CompletableFuture<Void> stage = new CompletableFuture<>();
    CountDownLatch queued = new CountDownLatch(1);
    pool.execute(() -> joinStage(stage, queued));
    pool.execute(() -> stage.complete(null));
    queued.countDown();
    endThen(() -> stage.complete(null));
  }

  private static void joinStage(CompletableFuture<Void> stage, CountDownLatch queued) {
    awaitUninterruptibly(queued);
    stage.join();
  }

  private static void endThen(Runnable action) {
    Thread thread =
        new Thread(
            () -> {
              awaitEnd();
              action.run();
            },
            "watchdog");
    thread.setDaemon(true);
    thread.start();
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    boolean waits = true;
    while (waits) {
      try {
        latch.await();
        waits = false;
      } catch (InterruptedException e) {
        // waits on
      }
    }
  }
}
