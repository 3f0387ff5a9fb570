import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/**
 * Operations as they are, and with one thing changed.
 *
 * <p>Arguments: name of the change, now or then, number of workers, number of operations. Prints the
 * median of the times of an operation, in ns, without the first two.
 */
public class Changes {

  /** A task that only waits. */
  static class Wait extends RecursiveAction {
    final double milliseconds;

    Wait(double milliseconds) {
      this.milliseconds = milliseconds;
    }

    @Override
    protected void compute() {
      Tasks.pause(milliseconds);
    }
  }

  /** The same, and tells the pool. */
  static class ManagedWait extends Wait implements ForkJoinPool.ManagedBlocker {
    private boolean over;

    ManagedWait(double milliseconds) {
      super(milliseconds);
    }

    @Override
    protected void compute() {
      try {
        ForkJoinPool.managedBlock(this);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean block() {
      Tasks.pause(milliseconds);
      over = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return over;
    }
  }

  static Wait waiting(double milliseconds, boolean managed) {
    return managed ? new ManagedWait(milliseconds) : new Wait(milliseconds);
  }

  /** Merges take a part of the time of what they merge. */
  static class Merge extends RecursiveAction {
    final int size;
    final double each;

    Merge(int size, double each) {
      this.size = size;
      this.each = each;
    }

    @Override
    protected void compute() {
      if (size == 1) {
        Wait part = new Wait(8);
        part.fork();
        part.join();
        return;
      }
      invokeAll(new Merge(size / 2, each), new Merge(size - size / 2, each));
      Tasks.pause(size * each);
    }
  }

  static class Producer extends RecursiveAction {
    final double pause;
    final boolean lastFirst;

    Producer(double pause, boolean lastFirst) {
      this.pause = pause;
      this.lastFirst = lastFirst;
    }

    @Override
    protected void compute() {
      List<Wait> tasks = waits(40, 6, 12, 20, false);
      for (Wait each : tasks) {
        each.fork();
        Tasks.pause(pause);
      }
      joinAll(tasks, lastFirst);
    }
  }

  static List<Wait> waits(int count, long seed, double least, double most, boolean managed) {
    Random random = new Random(seed);
    List<Wait> tasks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tasks.add(waiting(least + random.nextDouble() * (most - least), managed));
    }
    return tasks;
  }

  static void joinAll(List<Wait> tasks, boolean lastFirst) {
    for (int i = 0; i < tasks.size(); i++) {
      tasks.get(lastFirst ? tasks.size() - 1 - i : i).join();
    }
  }

  /** Forks so many tasks, joins them, and goes on itself; six times. */
  static class Coordinator extends RecursiveAction {
    final double own;

    Coordinator(double own) {
      this.own = own;
    }

    @Override
    protected void compute() {
      for (int i = 0; i < 6; i++) {
        List<Wait> tasks = waits(4 * (i + 1), i, 5, 8, false);
        tasks.forEach(ForkJoinTask::fork);
        joinAll(tasks, true);
        Tasks.pause(own);
      }
    }
  }

  /** Runs all below a depth itself, without a fork. */
  static class Tree extends RecursiveAction {
    final int depth;
    final int sequential;

    Tree(int depth, int sequential) {
      this.depth = depth;
      this.sequential = sequential;
    }

    @Override
    protected void compute() {
      if (depth == 0) {
        Tasks.pause(1);
        return;
      }
      Tree other = new Tree(depth - 1, sequential);
      if (depth > sequential) {
        other.fork();
        new Tree(depth - 1, sequential).compute();
        other.join();
      } else {
        other.compute();
        new Tree(depth - 1, sequential).compute();
      }
    }
  }

  /** One side is much deeper than the other. Runs all that takes less than a time itself. */
  static class Lopsided extends RecursiveAction {
    final int size;
    final double sequential;

    Lopsided(int size, double sequential) {
      this.size = size;
      this.sequential = sequential;
    }

    static double milliseconds(int size) {
      return size < 5 ? 3 * size : 1 + milliseconds(size / 5) + milliseconds(size - size / 5);
    }

    @Override
    protected void compute() {
      if (size < 5) {
        Tasks.pause(3 * size);
        return;
      }
      Tasks.pause(1);
      Lopsided small = new Lopsided(size / 5, sequential);
      Lopsided large = new Lopsided(size - size / 5, sequential);
      boolean forks = milliseconds(size / 5) >= sequential;
      if (forks) {
        small.fork();
      } else {
        small.compute();
      }
      large.compute();
      if (forks) {
        small.join();
      }
    }
  }

  /** Forks tasks and joins them in the order of their forks, or the last one first. */
  static class ForkAll extends RecursiveAction {
    final boolean lastFirst;
    final boolean managed;
    final double most;

    ForkAll(double most, boolean lastFirst, boolean managed) {
      this.most = most;
      this.lastFirst = lastFirst;
      this.managed = managed;
    }

    @Override
    protected void compute() {
      List<Wait> tasks = waits(40, 7, 4, most, managed);
      tasks.forEach(ForkJoinTask::fork);
      joinAll(tasks, lastFirst);
    }
  }

  /** A tree whose leaves are tasks that wait. */
  static class WaitTree extends RecursiveAction {
    final int depth;
    final double leaf;
    final boolean managed;

    WaitTree(int depth, double leaf, boolean managed) {
      this.depth = depth;
      this.leaf = leaf;
      this.managed = managed;
    }

    @Override
    protected void compute() {
      if (depth == 0) {
        Wait wait = waiting(leaf, managed);
        wait.fork();
        wait.join();
        return;
      }
      Tasks.pause(1);
      invokeAll(new WaitTree(depth - 1, leaf, managed), new WaitTree(depth - 1, leaf, managed));
    }
  }

  static class Counted extends CountedCompleter<Void> {
    final int depth;
    final double milliseconds;

    Counted(CountedCompleter<?> waiting, int depth, double milliseconds) {
      super(waiting);
      this.depth = depth;
      this.milliseconds = milliseconds;
    }

    @Override
    public void compute() {
      if (depth == 0) {
        Tasks.pause(3 * milliseconds);
      } else {
        setPendingCount(2);
        new Counted(this, depth - 1, milliseconds).fork();
        new Counted(this, depth - 1, milliseconds).fork();
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (depth > 0) {
        Tasks.pause(milliseconds);
      }
    }
  }

  static ForkJoinTask<?> operation(String name, boolean then) {
    switch (name) {
      case "merges": return new Merge(64, then ? 0.25 : 0.5);
      case "producer": return new Producer(then ? 0.25 : 1, true);
      case "coordinator": return new Coordinator(then ? 12 : 4);
      case "leaves": return new WaitTree(5, then ? 4 : 8, false);
      case "completers": return new Counted(null, 5, then ? 1 : 2);
      case "threshold": return new Tree(8, then ? 2 : 0);
      case "uneven-threshold": return new Lopsided(60, then ? 22 : 0);
      case "joins": return new ForkAll(16, then, false);
      case "producer-joins": return new Producer(1, then);
      case "managed": return new ForkAll(16, true, then);
      case "managed-tree": return new WaitTree(5, 8, then);
      default: throw new IllegalArgumentException("no change " + name);
    }
  }

  public static void main(String[] arguments) throws Exception {
    boolean then = arguments[1].equals("then");
    int workers = Integer.parseInt(arguments[2]);
    Shapes.measure(
        pool -> pool.invoke(operation(arguments[0], then)),
        new ForkJoinPool(workers),
        Integer.parseInt(arguments[3]));
  }
}
