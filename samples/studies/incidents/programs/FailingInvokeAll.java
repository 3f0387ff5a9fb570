import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/**
 * A test that runs invokeAll with one task that fails, again and again in new pools, hangs on JDK
 * 21 now and then; most runs pass.
 */
public final class FailingInvokeAll {

  private static volatile int rounds;

  public static void main(String[] args) throws InterruptedException {
    Thread test = new Thread(FailingInvokeAll::test);
    test.setDaemon(true);
    test.start();
    int before = -1;
    for (int second = 0; second < 6 && test.isAlive() && rounds != before; second++) {
      before = rounds;
      test.join(1000);
    }
    System.out.printf(
        "%d rounds, %s%n", rounds, rounds == before && test.isAlive() ? "stuck" : "no hang");
  }

  private static void test() {
    while (true) {
      ForkJoinPool pool = new ForkJoinPool(1 + rounds % 3);
      pool.invoke(new Attempt());
      pool.shutdown();
      rounds++;
    }
  }

  private static final class Attempt extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      List<Fibonacci> tasks = new ArrayList<>();
      tasks.add(new Fibonacci(8));
      tasks.add(new Fibonacci(-1));
      tasks.add(new Fibonacci(7));
      try {
        ForkJoinTask.invokeAll(tasks);
        throw new IllegalStateException("no failure");
      } catch (IllegalArgumentException expected) {
        tasks.get(0).quietlyJoin();
      }
    }
  }

  private static final class Fibonacci extends RecursiveAction {

    private static final long serialVersionUID = 1;

    private final int number;

    Fibonacci(int number) {
      this.number = number;
    }

    @Override
    protected void compute() {
      if (number < 0) {
        throw new IllegalArgumentException("negative");
      }
      if (number > 1) {
        invokeAll(new Fibonacci(number - 1), new Fibonacci(number - 2));
      }
    }
  }
}
