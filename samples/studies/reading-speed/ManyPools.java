import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/**
 * Makes many pools, one after the other, each of which has a name of its own and runs a task that
 * forks some.
 */
public final class ManyPools {

  private ManyPools() {}

  public static void main(String[] arguments) throws InterruptedException {
    int pools = Integer.parseInt(arguments[0]);
    long sum = 0;
    for (int i = 0; i < pools; i++) {
      ForkJoinPool pool = new ForkJoinPool(1, workers(i), null, false);
      sum += pool.invoke(new Count(4));
      pool.shutdown();
      if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
        throw new IllegalStateException("pool " + i + " does not end");
      }
    }
    System.out.println(pools + " pools ran " + sum + " tasks");
  }

  /** In letters: pools whose names differ by numbers are taken for one kind. */
  private static ForkJoinPool.ForkJoinWorkerThreadFactory workers(int pool) {
    StringBuilder name = new StringBuilder("tenant-");
    for (int left = pool; left > 0; left /= 26) {
      name.append((char) ('a' + left % 26));
    }
    return owner -> {
      ForkJoinWorkerThread worker =
          ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(owner);
      worker.setName(name + "-worker-1");
      return worker;
    };
  }

  /** Counts itself and those that it forks. */
  private static final class Count extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;

    private final int depth;

    Count(int depth) {
      this.depth = depth;
    }

    @Override
    protected Long compute() {
      if (depth == 0) {
        return 1L;
      }
      Count left = new Count(depth - 1);
      left.fork();
      return 1 + new Count(depth - 1).compute() + left.join();
    }
  }
}
