import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/**
 * A service that is well for some seconds, has a fault for some, and is well again. It says when the fault begins and
 * ends, in milliseconds since 1970. Arguments: the fault, and the seconds of the three times.
 */
public class Faults {

  private static final long PERIOD_MILLIS = 20;
  private static volatile boolean faulty;
  private static volatile double sink;

  /** What goes wrong; each call is a request, and returns when it is answered. */
  enum Fault {
    COMMON {
      @Override
      void request() {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          all.add(CompletableFuture.runAsync(() -> pause(50)));
        }
        all.forEach(CompletableFuture::join);
      }
    },
    FORK_ORDER {
      private final ForkJoinPool pool = new ForkJoinPool(2);

      @Override
      void request() {
        pool.invoke(new Order());
      }
    },
    LOCK {
      private final ExecutorService executor = Executors.newFixedThreadPool(8);
      private final Object lock = new Object();

      @Override
      void request() {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          all.add(
              CompletableFuture.runAsync(
                  () -> {
                    synchronized (lock) {
                      compute(500_000);
                    }
                  },
                  executor));
        }
        all.forEach(CompletableFuture::join);
      }
    },
    STALLED {
      private final ForkJoinPool pool = new ForkJoinPool(2);
      private CountDownLatch queued;

      @Override
      void request() {
        if (queued == null) {
          CountDownLatch latch = new CountDownLatch(1);
          queued = latch;
          for (int i = 0; i < 2; i++) {
            pool.execute(() -> await(latch));
          }
          pool.execute(latch::countDown);
        }
      }

      @Override
      void end() {
        queued.countDown();
      }
    },
    PINNED {
      private ExecutorService executor;

      @Override
      void request() {
        if (executor == null) {
          executor = virtualThreads();
        }
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          Object mine = new Object();
          all.add(
              CompletableFuture.runAsync(
                  () -> {
                    synchronized (mine) {
                      pause(50);
                    }
                  },
                  executor));
        }
        all.forEach(CompletableFuture::join);
      }
    };

    abstract void request();

    void end() {}
  }

  /** Joins its parts in the order in which they were forked: thieves have the first ones. */
  private static final class Order extends RecursiveAction {

    private static final int PARTS = 60;

    @Override
    protected void compute() {
      List<ForkJoinTask<?>> parts = new ArrayList<>();
      for (int i = 0; i < PARTS; i++) {
        parts.add(ForkJoinTask.adapt(() -> sink = Faults.compute(100_000)).fork());
      }
      parts.forEach(ForkJoinTask::join);
    }
  }

  public static void main(String[] arguments) throws Exception {
    Fault fault = Fault.valueOf(arguments[0].toUpperCase(Locale.ROOT).replace('-', '_'));
    ForkJoinPool well = new ForkJoinPool(2);
    runFor(Integer.parseInt(arguments[1]), () -> well.submit(() -> sink = compute(20_000)).join());
    System.out.println("begin " + System.currentTimeMillis());
    runFor(Integer.parseInt(arguments[2]), fault::request);
    fault.end();
    System.out.println("end " + System.currentTimeMillis());
    runFor(Integer.parseInt(arguments[3]), () -> well.submit(() -> sink = compute(20_000)).join());
    System.exit(0);
  }

  private static void runFor(int seconds, Runnable request) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() < end) {
      request.run();
      pause(PERIOD_MILLIS);
    }
  }

  private static double compute(int steps) {
    double sum = 0;
    for (int i = 1; i <= steps; i++) {
      sum += Math.sin(i) / i;
    }
    return sum;
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** By reflection: the source is compiled for JDK 8. */
  private static ExecutorService virtualThreads() {
    try {
      return (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("virtual threads need JDK 21 or later", e);
    }
  }
}
