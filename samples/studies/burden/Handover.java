import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Forks a task again and again, waits until the other worker has begun it, and joins it. Says whether a task was left. */
public class Handover {

  private static final int TASKS = 80_000;
  private static final long LIMIT_NANOS = 3_000_000_000L;

  /** Ends when the joiner waits for it. */
  private static final class Child extends RecursiveAction {
    private final Thread joiner = Thread.currentThread();
    private volatile boolean begun;

    @Override
    protected void compute() {
      begun = true;
      while (Thread.currentThread() != joiner && joiner.getState() != Thread.State.WAITING) {
        Thread.yield();
      }
    }
  }

  private static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      for (int i = 1; i <= TASKS; i++) {
        Child child = new Child();
        child.fork();
        long start = System.nanoTime();
        while (!child.begun) {
          Thread.yield();
          if (System.nanoTime() - start > LIMIT_NANOS) {
            System.out.println("task " + i + " was left: " + getPool());
            return;
          }
        }
        child.join();
      }
      System.out.println("no task was left");
    }
  }

  public static void main(String[] arguments) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
