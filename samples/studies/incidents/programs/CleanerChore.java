import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The chore that deletes old files of a cluster, directory by directory in a ForkJoinPool, starts
 * thousands of threads where there are thousands of tables, although its pool has a size.
 */
public final class CleanerChore {

  private static final int TABLES = 600;
  private static final AtomicInteger LARGEST = new AtomicInteger();

  public static void main(String[] args) {
    long start = System.nanoTime();
    int deleted = new ForkJoinPool(2).invoke(new Directory(TABLES));
    System.out.printf(
        "%d directories, up to %d threads, %d ms%n",
        deleted, LARGEST.get(), (System.nanoTime() - start) / 1_000_000);
  }

  private static final class Directory extends RecursiveTask<Integer> {

    private static final long serialVersionUID = 1;

    private final int size;

    Directory(int size) {
      this.size = size;
    }

    @Override
    protected Integer compute() {
      LARGEST.accumulateAndGet(getPool().getPoolSize(), Math::max);
      list();
      List<Directory> children = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        Directory child = new Directory(size == TABLES ? 2 : 0);
        children.add(child);
        child.fork();
      }
      int deleted = 1;
      for (Directory child : children) {
        deleted += child.join();
      }
      return deleted;
    }

    /** Waits for the file system. */
    private static void list() {
      try {
        Thread.sleep(3);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
