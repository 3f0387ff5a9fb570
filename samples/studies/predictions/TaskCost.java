import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Trees of tasks that compute a fixed number of steps. Prints the CPU time of a task in ns, of the whole JVM, once it is warm. */
class TaskCost extends RecursiveTask<Long> {
  private final int depth;
  private final int steps;
  private final long seed;

  TaskCost(int depth, int steps, long seed) {
    this.depth = depth;
    this.steps = steps;
    this.seed = seed;
  }

  @Override
  protected Long compute() {
    long value = seed | 1;
    for (int i = 0; i < steps; i++) {
      value ^= value << 13;
      value ^= value >>> 7;
      value ^= value << 17;
    }
    if (depth == 0) {
      return value;
    }
    TaskCost left = new TaskCost(depth - 1, steps, value);
    TaskCost right = new TaskCost(depth - 1, steps, value + 1);
    left.fork();
    right.fork();
    return right.join() ^ left.join();
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
  }

  /** Arguments: steps of a task, and how many trees to run, as many before. */
  public static void main(String[] arguments) {
    int steps = Integer.parseInt(arguments[0]);
    int trees = Integer.parseInt(arguments[1]);
    int depth = 11;
    ForkJoinPool pool = new ForkJoinPool(2);
    long result = 0;
    long before = 0;
    for (int i = -trees; i < trees; i++) {
      if (i == 0) {
        before = cpuNanos();
      }
      result ^= pool.invoke(new TaskCost(depth, steps, i));
    }
    long tasks = trees * ((1L << (depth + 1)) - 1);
    System.out.println((cpuNanos() - before) / tasks + " " + result);
  }
}
