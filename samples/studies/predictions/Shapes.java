import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/**
 * Operations of many shapes, to be run with any number of workers. Most tasks wait for a time that
 * they know, so that they scale beyond the CPUs that there are. Others compute.
 *
 * <p>Arguments: name of a shape, number of workers, number of operations. Prints the median of the
 * times of an operation, in ns, without the first two.
 */
public class Shapes {

  interface Shape {
    void run(ForkJoinPool pool) throws Exception;
  }

  static void pause(double milliseconds) {
    long end = System.nanoTime() + (long) (milliseconds * 1e6);
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  /** Does what it is told, as a task. */
  static class Act extends RecursiveAction {
    final transient Runnable body;

    Act(Runnable body) {
      this.body = body;
    }

    @Override
    protected void compute() {
      body.run();
    }
  }

  static Act waiting(double milliseconds) {
    return new Act(() -> pause(milliseconds));
  }

  static void forkAll(List<? extends ForkJoinTask<?>> tasks) {
    tasks.forEach(ForkJoinTask::fork);
    for (int i = tasks.size() - 1; i >= 0; i--) {
      tasks.get(i).join();
    }
  }

  static List<Act> waits(int count, Random random, double least, double most) {
    List<Act> tasks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tasks.add(waiting(least + random.nextDouble() * (most - least)));
    }
    return tasks;
  }

  static void even(ForkJoinPool pool) {
    pool.invoke(new Act(() -> forkAll(waits(64, new Random(1), 10, 10))));
  }

  static void uneven(ForkJoinPool pool) {
    pool.invoke(new Act(() -> forkAll(waits(64, new Random(2), 1, 30))));
  }

  static void oneLong(ForkJoinPool pool) {
    pool.invoke(
        new Act(
            () -> {
              List<Act> tasks = waits(48, new Random(3), 5, 5);
              tasks.add(20, waiting(60));
              forkAll(tasks);
            }));
  }

  /** A tree whose leaves wait. */
  static class Tree extends RecursiveAction {
    final int depth;
    final double inner;
    final double leaf;

    Tree(int depth, double inner, double leaf) {
      this.depth = depth;
      this.inner = inner;
      this.leaf = leaf;
    }

    @Override
    protected void compute() {
      if (depth == 0) {
        pause(leaf);
        return;
      }
      pause(inner);
      Tree forked = new Tree(depth - 1, inner, leaf);
      forked.fork();
      new Tree(depth - 1, inner, leaf).compute();
      forked.join();
    }
  }

  static void tree(ForkJoinPool pool) {
    pool.invoke(new Tree(6, 0, 10));
  }

  static void treeWithInner(ForkJoinPool pool) {
    pool.invoke(new Tree(6, 2, 8));
  }

  /** Leaves of one side are much deeper. */
  static class Lopsided extends RecursiveAction {
    final int size;

    Lopsided(int size) {
      this.size = size;
    }

    @Override
    protected void compute() {
      if (size < 5) {
        pause(3 * size);
        return;
      }
      pause(1);
      Lopsided small = new Lopsided(size / 5);
      small.fork();
      new Lopsided(size - size / 5).compute();
      small.join();
    }
  }

  static void lopsided(ForkJoinPool pool) {
    pool.invoke(new Lopsided(60));
  }

  static void invokeAll(ForkJoinPool pool) {
    pool.invoke(new Act(() -> ForkJoinTask.invokeAll(waits(50, new Random(4), 8, 12))));
  }

  static void groups(ForkJoinPool pool) {
    Random random = new Random(5);
    List<Act> groups = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      List<Act> members = waits(8, random, 3, 9);
      groups.add(
          new Act(
              () -> {
                ForkJoinTask.invokeAll(members);
                pause(5);
              }));
    }
    pool.invoke(new Act(() -> ForkJoinTask.invokeAll(groups)));
  }

  static void stages(ForkJoinPool pool) {
    pool.invoke(
        new Act(
            () -> {
              for (int i = 0; i < 6; i++) {
                forkAll(waits(4 * (i + 1), new Random(i), 5, 8));
                pause(4);
              }
            }));
  }

  /** Merges take as long as what they merge. */
  static class Merge extends RecursiveAction {
    final int size;

    Merge(int size) {
      this.size = size;
    }

    @Override
    protected void compute() {
      if (size == 1) {
        pause(8);
        return;
      }
      Merge left = new Merge(size / 2);
      Merge right = new Merge(size - size / 2);
      invokeAll(left, right);
      pause(size / 2.0);
    }
  }

  static void merges(ForkJoinPool pool) {
    pool.invoke(new Merge(64));
  }

  static void slowProducer(ForkJoinPool pool) {
    pool.invoke(
        new Act(
            () -> {
              List<Act> tasks = waits(40, new Random(6), 12, 20);
              for (Act each : tasks) {
                each.fork();
                pause(1);
              }
              tasks.forEach(ForkJoinTask::join);
            }));
  }

  static void joinsInForkOrder(ForkJoinPool pool) {
    pool.invoke(
        new Act(
            () -> {
              List<Act> tasks = waits(40, new Random(7), 4, 16);
              tasks.forEach(ForkJoinTask::fork);
              tasks.forEach(ForkJoinTask::join);
            }));
  }

  static void longChain(ForkJoinPool pool) {
    pool.invoke(
        new Act(
            () -> {
              List<Act> aside = waits(30, new Random(8), 6, 6);
              aside.forEach(ForkJoinTask::fork);
              for (int i = 0; i < 12; i++) {
                Act next = waiting(6);
                next.fork();
                next.join();
              }
              for (int i = aside.size() - 1; i >= 0; i--) {
                aside.get(i).join();
              }
            }));
  }

  /** Each cell of a grid needs the one above, and the one at the left. */
  static void grid(ForkJoinPool pool) {
    int n = 8;
    Act[][] cells = new Act[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int row = i;
        int column = j;
        cells[i][j] =
            new Act(
                () -> {
                  if (row > 0) {
                    cells[row - 1][column].join();
                  }
                  if (column > 0) {
                    cells[row][column - 1].join();
                  }
                  pause(5);
                });
      }
    }
    pool.invoke(
        new Act(
            () -> {
              for (int sum = 2 * n - 2; sum >= 0; sum--) {
                for (int i = 0; i < n; i++) {
                  if (sum - i >= 0 && sum - i < n) {
                    cells[i][sum - i].fork();
                  }
                }
              }
              cells[n - 1][n - 1].join();
            }));
  }

  /** Completers whose completion takes time as well. */
  static class Counted extends CountedCompleter<Void> {
    final int depth;
    final int index;

    Counted(CountedCompleter<?> waiting, int depth, int index) {
      super(waiting);
      this.depth = depth;
      this.index = index;
    }

    @Override
    public void compute() {
      if (depth > 0) {
        setPendingCount(2);
        for (int i = 0; i < 3; i++) {
          if (i < 2) {
            new Counted(this, depth - 1, 3 * index + i).fork();
          }
        }
      } else {
        pause(6 + index % 5);
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (depth > 0) {
        pause(2);
      }
    }
  }

  static void completers(ForkJoinPool pool) {
    pool.invoke(new Counted(null, 5, 0));
  }

  static void stream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 256).parallel().forEach(i -> pause(2))).get();
  }

  static void unevenStream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 128).parallel().map(i -> waited(i / 8.0)).sum()).get();
  }

  static int waited(double milliseconds) {
    pause(milliseconds);
    return 1;
  }

  static void futures(ForkJoinPool pool) throws Exception {
    pool.submit(
            () -> {
              List<CompletableFuture<Integer>> level = new ArrayList<>();
              for (int i = 0; i < 32; i++) {
                double milliseconds = 6 + i % 7;
                level.add(CompletableFuture.supplyAsync(() -> waited(milliseconds), pool));
              }
              while (level.size() > 1) {
                List<CompletableFuture<Integer>> next = new ArrayList<>();
                for (int i = 0; i < level.size(); i += 2) {
                  next.add(
                      level.get(i).thenCombineAsync(level.get(i + 1), (a, b) -> waited(4), pool));
                }
                level = next;
              }
              return level.get(0);
            })
        .get()
        .get();
  }

  static void chainsOfStages(ForkJoinPool pool) throws Exception {
    pool.submit(
            () -> {
              List<CompletableFuture<Integer>> chains = new ArrayList<>();
              for (int i = 0; i < 12; i++) {
                CompletableFuture<Integer> chain =
                    CompletableFuture.supplyAsync(() -> waited(5), pool);
                for (int j = 0; j < 1 + i % 6; j++) {
                  chain = chain.thenApplyAsync(before -> waited(5), pool);
                }
                chains.add(chain);
              }
              return CompletableFuture.allOf(chains.toArray(new CompletableFuture<?>[0]));
            })
        .get()
        .get();
  }

  /** A random program of tasks in sequence and in parallel. */
  static class Random1 extends RecursiveAction {
    final long seed;
    final int depth;

    Random1(long seed, int depth) {
      this.seed = seed;
      this.depth = depth;
    }

    @Override
    protected void compute() {
      Random random = new Random(seed);
      pause(random.nextDouble() * 4);
      if (depth == 0) {
        pause(random.nextDouble() * 8);
        return;
      }
      List<Random1> children = new ArrayList<>();
      int width = 1 + random.nextInt(4);
      for (int i = 0; i < width; i++) {
        children.add(new Random1(random.nextLong(), depth - 1));
      }
      switch (random.nextInt(4)) {
        case 0:
          children.forEach(Random1::invoke);
          break;
        case 1:
          invokeAll(children);
          break;
        default:
          forkAll(children);
      }
      pause(random.nextDouble() * 3);
    }
  }

  /** Keeps a CPU busy for this time: a loop of known length would be compiled differently from run to run. */
  static long spin(double microseconds) {
    long end = System.nanoTime() + (long) (microseconds * 1000);
    long value = end;
    while (System.nanoTime() < end) {
      value = value * 6364136223846793005L + 1442695040888963407L;
    }
    return value;
  }

  /** Computes, with tasks of a few microseconds. */
  static class Fib extends RecursiveTask<Long> {
    final int n;
    final double microseconds;

    Fib(int n, double microseconds) {
      this.n = n;
      this.microseconds = microseconds;
    }

    @Override
    protected Long compute() {
      long value = spin(microseconds);
      if (n < 2) {
        return value;
      }
      Fib forked = new Fib(n - 1, microseconds);
      forked.fork();
      return new Fib(n - 2, microseconds).compute() + forked.join();
    }
  }

  static void sort(ForkJoinPool pool) throws Exception {
    int[] numbers = new Random(9).ints(2_000_000).toArray();
    pool.submit(() -> Arrays.parallelSort(numbers)).get();
  }

  static void computingStream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 2_000).parallel().mapToLong(i -> spin(20)).sum()).get();
  }

  static Shape shape(String name) {
    switch (name) {
      case "even": return Shapes::even;
      case "uneven": return Shapes::uneven;
      case "one-long": return Shapes::oneLong;
      case "tree": return Shapes::tree;
      case "tree-with-inner": return Shapes::treeWithInner;
      case "lopsided": return Shapes::lopsided;
      case "invoke-all": return Shapes::invokeAll;
      case "groups": return Shapes::groups;
      case "stages": return Shapes::stages;
      case "merges": return Shapes::merges;
      case "slow-producer": return Shapes::slowProducer;
      case "joins-in-fork-order": return Shapes::joinsInForkOrder;
      case "long-chain": return Shapes::longChain;
      case "grid": return Shapes::grid;
      case "completers": return Shapes::completers;
      case "stream": return Shapes::stream;
      case "uneven-stream": return Shapes::unevenStream;
      case "futures": return Shapes::futures;
      case "chains-of-stages": return Shapes::chainsOfStages;
      case "random-1": return pool -> pool.invoke(new Random1(11, 5));
      case "random-2": return pool -> pool.invoke(new Random1(12, 5));
      case "random-3": return pool -> pool.invoke(new Random1(20, 5));
      case "fib": return pool -> pool.invoke(new Fib(18, 10));
      case "small-fib": return pool -> pool.invoke(new Fib(20, 1));
      case "sort": return Shapes::sort;
      case "computing-stream": return Shapes::computingStream;
      default: throw new IllegalArgumentException("no shape " + name);
    }
  }

  public static void main(String[] arguments) throws Exception {
    Shape shape = shape(arguments[0]);
    ForkJoinPool pool = new ForkJoinPool(Integer.parseInt(arguments[1]));
    int count = Integer.parseInt(arguments[2]);
    long[] times = new long[count];
    for (int i = 0; i < count + 2; i++) {
      long start = System.nanoTime();
      shape.run(pool);
      times[Math.max(0, i - 2)] = System.nanoTime() - start;
    }
    Arrays.sort(times);
    System.out.println(times[count / 2]);
    pool.shutdown();
  }
}
