import io.fjprobe.workloads.run.CommandLine;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * The tasks of the workload {@code short-tasks} in one pool that lives as long as the program. An
 * operation does not start threads, does not grow the queue of submissions beyond its largest size
 * so far, and does not end the pool.
 */
public final class LivingPool implements Workload {
  private static final long PATIENCE_SECONDS = 60;

  /** Between two looks at how many tasks have run: little in an operation of some milliseconds. */
  private static final long NANOS_BETWEEN_LOOKS = 20_000;

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(Collections.singletonList(new LivingPool()), System.out, System.err)
            .run(arguments));
  }

  @Override
  public String name() {
    return "living-pool";
  }

  @Override
  public String purpose() {
    return "tiny tasks in a pool that lives as long as the program";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "by",
            "work-stealing: newWorkStealingPool, a ForkJoinPool in async mode\n"
                + "pool: a ForkJoinPool as it is without options",
            "work-stealing",
            "pool"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 100_000, 1, 10_000_000, "executed one by one in an operation"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 3);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.OTHER;
  }

  @Override
  public String unit(Values values) {
    return values.number("tasks") + " tasks of one LongAdder increment in a pool that goes on";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    int parallelism = values.parallelism();
    ExecutorService pool =
        values.text("by").equals("pool")
            ? new ForkJoinPool(parallelism)
            : Executors.newWorkStealingPool(parallelism);
    return new Operation() {
      @Override
      public void run(ForkJoinPool none, Tally tally) {
        LongAdder executed = new LongAdder();
        for (int i = 0; i < tasks; i++) {
          pool.execute(executed::increment);
        }
        awaitAll(executed, tasks);
        tally.operation(tasks, tasks);
      }

      @Override
      public void close() {
        pool.shutdown();
      }
    };
  }

  /** Does not wait by the pool's own means: those would run tasks in this thread. */
  private static void awaitAll(LongAdder executed, long tasks) {
    long begin = System.nanoTime();
    while (executed.sum() < tasks) {
      if (System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
        break;
      }
      LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
    }
    CheckFailure.unlessEqual("the number of executed tasks", executed.sum(), tasks);
  }
}
