package shorttasks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One thread executes tiny tasks in a work-stealing pool, as JDK-8372959 reports. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(5)
public class ShortTasks {
  /** Between two looks at how many tasks have run: little in an operation of some milliseconds. */
  private static final long NANOS_BETWEEN_LOOKS = 20_000;

  @Param({"2", "4", "8"})
  public int workers;

  @Param("100000")
  public int tasks;

  /** A pool for all operations of a fork. */
  @State(Scope.Benchmark)
  public static class Pool {
    private ExecutorService living;

    @Setup(Level.Trial)
    public void start(ShortTasks benchmark) {
      living = Executors.newWorkStealingPool(benchmark.workers);
    }

    @TearDown(Level.Trial)
    public void end() {
      living.shutdown();
    }
  }

  /** A pool for each operation, with the start of its workers and its end. */
  @Benchmark
  public long freshPool() throws InterruptedException {
    ExecutorService pool = Executors.newWorkStealingPool(workers);
    LongAdder executed = new LongAdder();
    for (int i = 0; i < tasks; i++) {
      pool.execute(executed::increment);
    }
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the pool did not end");
    }
    return checked(executed);
  }

  /** Does not wait by the pool's own means: those would run tasks in this thread. */
  @Benchmark
  public long livingPool(Pool pool) {
    LongAdder executed = new LongAdder();
    for (int i = 0; i < tasks; i++) {
      pool.living.execute(executed::increment);
    }
    while (executed.sum() < tasks) {
      LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
    }
    return checked(executed);
  }

  private long checked(LongAdder executed) {
    if (executed.sum() != tasks) {
      throw new IllegalStateException(executed + " of " + tasks + " tasks were executed");
    }
    return executed.sum();
  }
}
