import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/** Programs that end after about a second: most of that time, the compilers of the JVM are busy, too. */
public class FirstSecond {

  private static final int PARALLELISM = 2;

  /** How often each program does its part: about half a second on a machine of today. */
  private static final int TREES = 100;

  private static final int SUBMISSIONS = 50_000;
  private static final int STREAMS = 20_000;
  private static final int CHAINS = 30_000;

  private FirstSecond() {}

  public static void main(String[] arguments) {
    long result = run(arguments[0]);
    System.out.println(arguments[0] + ": " + result);
  }

  private static long run(String program) {
    switch (program) {
      case "nothing":
        return 0;
      case "forks":
        return forks();
      case "submissions":
        return submissions();
      case "streams":
        return streams();
      case "futures":
        return futures();
      default:
        throw new IllegalArgumentException(program);
    }
  }

  private static long forks() {
    ForkJoinPool pool = new ForkJoinPool(PARALLELISM);
    long sum = 0;
    for (int i = 0; i < TREES; i++) {
      sum += pool.invoke(new Fibonacci(24));
    }
    return sum;
  }

  private static long submissions() {
    ForkJoinPool pool = new ForkJoinPool(PARALLELISM);
    int done = 0;
    for (int i = 0; i < SUBMISSIONS; i++) {
      int number = i;
      done += pool.submit(() -> number).join() == i ? 1 : 0;
    }
    return done;
  }

  private static long streams() {
    long sum = 0;
    for (int i = 0; i < STREAMS; i++) {
      sum += IntStream.range(0, 5_000).parallel().mapToLong(k -> (long) k * k % 7).sum();
    }
    return sum;
  }

  private static long futures() {
    ForkJoinPool pool = new ForkJoinPool(PARALLELISM);
    long sum = 0;
    for (int i = 0; i < CHAINS; i++) {
      sum +=
          CompletableFuture.supplyAsync(() -> 1, pool)
              .thenApplyAsync(k -> k + 1, pool)
              .thenCombine(CompletableFuture.supplyAsync(() -> 2, pool), Integer::sum)
              .join();
    }
    return sum;
  }

  private static class Fibonacci extends RecursiveTask<Integer> {

    private static final long serialVersionUID = 1L;

    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      Fibonacci other = new Fibonacci(n - 1);
      other.fork();
      return new Fibonacci(n - 2).compute() + other.join();
    }
  }
}
