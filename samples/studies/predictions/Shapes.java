import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
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

  static void even(ForkJoinPool pool) {
    pool.invoke(new Tasks.Act(() -> Tasks.forkAll(Tasks.waits(64, new Random(1), 10, 10))));
  }

  static void uneven(ForkJoinPool pool) {
    pool.invoke(new Tasks.Act(() -> Tasks.forkAll(Tasks.waits(64, new Random(2), 1, 30))));
  }

  static void oneLong(ForkJoinPool pool) {
    pool.invoke(
        new Tasks.Act(
            () -> {
              List<Tasks.Act> tasks = Tasks.waits(48, new Random(3), 5, 5);
              tasks.add(20, Tasks.waiting(60));
              Tasks.forkAll(tasks);
            }));
  }

  static void tree(ForkJoinPool pool) {
    pool.invoke(new Tasks.Tree(6, 0, 10));
  }

  static void treeWithInner(ForkJoinPool pool) {
    pool.invoke(new Tasks.Tree(6, 2, 8));
  }

  static void lopsided(ForkJoinPool pool) {
    pool.invoke(new Tasks.Lopsided(60));
  }

  static void invokeAll(ForkJoinPool pool) {
    pool.invoke(new Tasks.Act(() -> ForkJoinTask.invokeAll(Tasks.waits(50, new Random(4), 8, 12))));
  }

  static void groups(ForkJoinPool pool) {
    Random random = new Random(5);
    List<Tasks.Act> groups = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      List<Tasks.Act> members = Tasks.waits(8, random, 3, 9);
      groups.add(
          new Tasks.Act(
              () -> {
                ForkJoinTask.invokeAll(members);
                Tasks.pause(5);
              }));
    }
    pool.invoke(new Tasks.Act(() -> ForkJoinTask.invokeAll(groups)));
  }

  static void stages(ForkJoinPool pool) {
    pool.invoke(
        new Tasks.Act(
            () -> {
              for (int i = 0; i < 6; i++) {
                Tasks.forkAll(Tasks.waits(4 * (i + 1), new Random(i), 5, 8));
                Tasks.pause(4);
              }
            }));
  }

  static void merges(ForkJoinPool pool) {
    pool.invoke(new Tasks.Merge(64));
  }

  static void slowProducer(ForkJoinPool pool) {
    pool.invoke(
        new Tasks.Act(
            () -> {
              List<Tasks.Act> tasks = Tasks.waits(40, new Random(6), 12, 20);
              for (Tasks.Act each : tasks) {
                each.fork();
                Tasks.pause(1);
              }
              tasks.forEach(ForkJoinTask::join);
            }));
  }

  static void joinsInForkOrder(ForkJoinPool pool) {
    pool.invoke(
        new Tasks.Act(
            () -> {
              List<Tasks.Act> tasks = Tasks.waits(40, new Random(7), 4, 16);
              tasks.forEach(ForkJoinTask::fork);
              tasks.forEach(ForkJoinTask::join);
            }));
  }

  static void longChain(ForkJoinPool pool) {
    pool.invoke(
        new Tasks.Act(
            () -> {
              List<Tasks.Act> aside = Tasks.waits(30, new Random(8), 6, 6);
              aside.forEach(ForkJoinTask::fork);
              for (int i = 0; i < 12; i++) {
                Tasks.Act next = Tasks.waiting(6);
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
    Tasks.Act[][] cells = new Tasks.Act[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int row = i;
        int column = j;
        cells[i][j] =
            new Tasks.Act(
                () -> {
                  if (row > 0) {
                    cells[row - 1][column].join();
                  }
                  if (column > 0) {
                    cells[row][column - 1].join();
                  }
                  Tasks.pause(5);
                });
      }
    }
    pool.invoke(
        new Tasks.Act(
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

  static void completers(ForkJoinPool pool) {
    pool.invoke(new Tasks.Counted(null, 5, 0));
  }

  static void stream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 256).parallel().forEach(i -> Tasks.pause(2))).get();
  }

  static void unevenStream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 128).parallel().map(i -> waited(i / 8.0)).sum()).get();
  }

  static int waited(double milliseconds) {
    Tasks.pause(milliseconds);
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

  static final int[] NUMBERS = new Random(9).ints(2_000_000).toArray();

  static void sort(ForkJoinPool pool) throws Exception {
    pool.submit(() -> Arrays.parallelSort(NUMBERS.clone())).get();
  }

  static void computingStream(ForkJoinPool pool) throws Exception {
    pool.submit(() -> IntStream.range(0, 2_000).parallel().mapToLong(i -> Tasks.spin(20)).sum()).get();
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
      case "random-1": return pool -> pool.invoke(new Tasks.Random1(11, 5));
      case "random-2": return pool -> pool.invoke(new Tasks.Random1(12, 5));
      case "random-3": return pool -> pool.invoke(new Tasks.Random1(20, 5));
      case "fib": return pool -> pool.invoke(new Tasks.Fib(18, 10));
      case "small-fib": return pool -> pool.invoke(new Tasks.Fib(20, 1));
      case "sort": return Shapes::sort;
      case "computing-stream": return Shapes::computingStream;
      default: throw new IllegalArgumentException("no shape " + name);
    }
  }

  /** Prints the median of the times of an operation, in ns, without the first two. */
  static void measure(Shape shape, ForkJoinPool pool, int count) throws Exception {
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

  public static void main(String[] arguments) throws Exception {
    measure(
        shape(arguments[0]),
        new ForkJoinPool(Integer.parseInt(arguments[1])),
        Integer.parseInt(arguments[2]));
  }
}
