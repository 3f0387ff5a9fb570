import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.locks.LockSupport;

/** The tasks that shapes are made of. */
class Tasks {

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

  /** Keeps a CPU busy for this time. A loop of known length would be compiled differently each run. */
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
}
