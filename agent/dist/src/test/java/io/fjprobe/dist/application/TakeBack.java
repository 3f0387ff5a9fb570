package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/**
 * A program that takes tasks out of queues by all methods that do so, from a worker and from
 * outside. Of some it runs what it took, others are never run.
 */
public final class TakeBack {

  /** Taken back in the pool of one worker. */
  public static final int FROM_POOL = 4 + 2 + 1 + 2 + 3;

  /** Taken back by an external thread of the common pool. */
  public static final int FROM_COMMON_POOL = 2;

  /** Run by the pool of one worker, from its queues. */
  public static final int RUN = 1 + 2 + 1;

  private TakeBack() {}

  public static void main(String[] arguments) throws Exception {
    OpenPool pool = new OpenPool();
    Check.equal(7, pool.submit(new Root()).join(), "sum of the root");
    pool.emptySubmissions();
    pool.end();
    fromCommonPool();
    // counters are exact at rest: its worker may still be about to end a task
    Check.that(ForkJoinPool.commonPool().awaitQuiescence(60, TimeUnit.SECONDS), "rest");
    System.out.println("verified");
  }

  private static final class One extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;

    @Override
    protected Integer compute() {
      return 1;
    }
  }

  /** The only worker runs it, so that nobody else takes what it forks. */
  private static final class Root extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;

    @Override
    protected Integer compute() {
      List<One> forked = new ArrayList<>();
      for (int i = 0; i < 9; i++) {
        One one = new One();
        one.fork();
        forked.add(one);
      }
      int sum = 0;
      for (int i = 8; i > 4; i--) {
        Check.that(forked.get(i).tryUnfork(), "takes back what it forked last");
        Check.that(!forked.get(0).tryUnfork(), "does not what lies below");
        sum += i > 6 ? forked.get(i).invoke() : 0;
      }
      sum += (Integer) pollNextLocalTask().invoke();
      sum += (Integer) pollNextLocalTask().invoke();
      sum += (Integer) pollTask().invoke();
      for (One one : forked) {
        sum += one.isDone() || forked.indexOf(one) > 4 ? 0 : one.join();
      }
      pollNextLocalTask(); // nothing, or JDK 8's stand-in for a task that was joined
      return sum;
    }
  }

  /** Lets its methods be called that are for subclasses. */
  private static final class OpenPool extends WatchedPool {

    OpenPool() {
      super(1);
    }

    void emptySubmissions() throws InterruptedException {
      CountDownLatch busy = new CountDownLatch(1);
      CountDownLatch submitted = new CountDownLatch(1);
      ForkJoinTask<?> holds =
          submit(
              () -> {
                busy.countDown();
                TakeBack.await(submitted);
              });
      busy.await();
      for (int i = 0; i < 5; i++) {
        submit(new One());
      }
      Check.that(pollSubmission() != null, "first");
      Check.equal(1, (Integer) pollSubmission().invoke(), "second");
      Check.equal(3, drainTasksTo(new ArrayList<>()), "the others");
      Check.that(pollSubmission() == null, "nothing is left");
      submitted.countDown();
      holds.join();
    }
  }

  /** While its only worker is busy. */
  private static void fromCommonPool() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch forked = new CountDownLatch(1);
    ForkJoinPool.commonPool()
        .execute(
            () -> {
              busy.countDown();
              await(forked);
            });
    busy.await();
    One below = new One();
    One first = new One();
    One second = new One();
    below.fork();
    first.fork();
    second.fork();
    Check.that(second.tryUnfork() && first.tryUnfork(), "takes back what it forked last");
    Check.equal(1, second.invoke(), "what was taken back");
    forked.countDown();
    Check.equal(1, below.join(), "what was not");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
