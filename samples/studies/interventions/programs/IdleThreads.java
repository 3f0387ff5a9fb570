import io.fjprobe.workloads.run.CommandLine;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * How long a pool keeps threads that have nothing to do. An operation is a burst of tasks that wait
 * for each other, so that each has a thread, and then the time until only one thread is left, or as
 * many as {@code left} says. With a larger number the next burst comes while the pool gives up its
 * threads, and a task that is lost or a thread that does not come is a failure.
 */
public final class IdleThreads implements Workload {
  /** Shorter than the harness waits for the program. */
  private static final long PATIENCE_SECONDS = 150;

  private static final long NANOS_BETWEEN_LOOKS = 1_000_000;

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(Collections.singletonList(new IdleThreads()), System.out, System.err)
            .run(arguments));
  }

  @Override
  public String name() {
    return "idle-threads";
  }

  @Override
  public String purpose() {
    return "a burst of tasks that block, and the time until the pool has given up its threads";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("keep-alive-ms", 200, 20, 60_000, "of the pool; without effect on JDK 8"),
        Option.number("left", 1, 1, 1_000, "threads at the end of an operation, at most"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(0, 1, 1);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.OTHER;
  }

  @Override
  public String unit(Values values) {
    return values.parallelism()
        + " threads that block once, until "
        + values.number("left")
        + " are left; keep-alive "
        + values.number("keep-alive-ms")
        + " ms";
  }

  @Override
  public Operation prepare(Values values) {
    int threads = values.parallelism();
    int left = values.integer("left");
    ForkJoinPool pool = pool(threads, values.number("keep-alive-ms"));
    return new Operation() {
      @Override
      public void run(ForkJoinPool none, Tally tally) {
        int most = burst(pool, threads);
        CheckFailure.unlessEqual("the number of threads in the burst", most, threads);
        awaitThreads(pool, left);
        tally.operation(threads, threads);
      }

      @Override
      public void close() {
        pool.shutdown();
      }
    };
  }

  /** By reflection, because JDK 8 has no constructor with a keep-alive: there it is fixed. */
  private static ForkJoinPool pool(int threads, long keepAliveMillis) {
    ForkJoinWorkerThreadFactory factory = ForkJoinPool.defaultForkJoinWorkerThreadFactory;
    Constructor<ForkJoinPool> constructor;
    try {
      constructor =
          ForkJoinPool.class.getConstructor(
              int.class,
              ForkJoinWorkerThreadFactory.class,
              Thread.UncaughtExceptionHandler.class,
              boolean.class,
              int.class,
              int.class,
              int.class,
              Predicate.class,
              long.class,
              TimeUnit.class);
    } catch (NoSuchMethodException e) {
      return new ForkJoinPool(threads, factory, null, true);
    }
    try {
      return constructor.newInstance(
          threads,
          factory,
          null,
          true,
          0,
          threads,
          1,
          null,
          keepAliveMillis,
          TimeUnit.MILLISECONDS);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns how many threads the pool had while all tasks waited for each other. */
  private static int burst(ForkJoinPool pool, int threads) {
    CountDownLatch started = new CountDownLatch(threads);
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(threads);
    for (int i = 0; i < threads; i++) {
      pool.execute(
          () -> {
            started.countDown();
            Patience.await(end, "the end of the burst");
            ended.countDown();
          });
    }
    Patience.await(started, "tasks of the burst to start");
    int most = pool.getPoolSize();
    end.countDown();
    Patience.await(ended, "tasks of the burst to end");
    return most;
  }

  private static void awaitThreads(ForkJoinPool pool, int left) {
    long begin = System.nanoTime();
    while (pool.getPoolSize() > left) {
      CheckFailure.unless(
          System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS),
          () -> pool.getPoolSize() + " threads are left after " + PATIENCE_SECONDS + " s");
      LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
    }
  }
}
