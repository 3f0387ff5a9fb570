package io.fjprobe.dist.operation;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;

/** Calls each operation so often as the test knows. */
final class Calls {

  static final int THREADS = 8;
  static final int OF_EACH_THREAD = 125_000;

  private Calls() {}

  static void all() throws Exception {
    fail(); // before all that uses up the budget of events
    async();
    for (int i = 0; i < 3; i++) {
      check(Orders.recurse(100) == 100);
    }
    futures();
    Orders.call("counted");
    Orders.call(1);
    new Orders().one();
    check(Orders.two() == 2);
    new Orders().hidden();
    implementations();
    tell();
    together(() -> place(OF_EACH_THREAD));
    virtualThreads();
    twoLoaders();
    ClassAgent.redefine(Orders.class);
    place(10);
  }

  private static void check(boolean right) {
    if (!right) {
      throw new IllegalStateException("wrong result");
    }
  }

  private static Object place(int times) {
    long sum = 0;
    for (int i = 0; i < times; i++) {
      sum += Orders.place(2, 3, 1.5);
    }
    check(sum == 5L * times);
    return null;
  }

  private static void together(Callable<Object> work) throws Exception {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(run(work));
      threads[i].start();
    }
    for (Thread each : threads) {
      each.join();
    }
  }

  private static Runnable run(Callable<Object> work) {
    return () -> {
      try {
        work.call();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    };
  }

  private static void fail() throws Exception {
    for (int i = 0; i < 10; i++) {
      try {
        check(Orders.check(i < 4) == 2);
      } catch (Exception e) {
        check(i < 4 && e.getMessage().equals("told to"));
      }
    }
  }

  /** Completed before and after the return, normally and not; one never. */
  private static void async() {
    CompletableFuture<String> failed = new CompletableFuture<>();
    failed.completeExceptionally(new IllegalStateException());
    check(Orders.send(CompletableFuture.completedFuture("a")).join().equals("a"));
    check(Orders.send(failed).isCompletedExceptionally());
    CompletableFuture<String> later = new CompletableFuture<>();
    CompletableFuture<String> failsLater = new CompletableFuture<>();
    check(Orders.send(later) == later);
    check(Orders.send(failsLater) == failsLater);
    later.complete("b");
    failsLater.completeExceptionally(new IllegalStateException());
    Orders.send(new CompletableFuture<>());
    CompletableFuture<String> stage = new CompletableFuture<>();
    check(Orders.deliver(stage) == stage);
    stage.complete("c");
  }

  private static void futures() throws Exception {
    FutureTask<String> task = new FutureTask<>(() -> "a");
    check(Orders.plain(task) == task);
    task.run();
    check(Orders.plain(task).get().equals("a"));
    ForkJoinTask<String> failed =
        ForkJoinPool.commonPool()
            .submit(
                () -> {
                  throw new IllegalStateException();
                });
    failed.quietlyJoin();
    Orders.plain(failed);
  }

  /** Who counts calls must not run code of the application. */
  private static void tell() throws Exception {
    Thread thread =
        new Thread("teller") {
          @Override
          public long getId() {
            throw new IllegalStateException("asked for its id");
          }

          @Override
          public void run() {
            for (int i = 0; i < 5; i++) {
              Orders.tell();
            }
          }
        };
    thread.start();
    thread.join();
  }

  private static void implementations() {
    for (Orders.Work each : new Orders.Work[] {new Orders.Plus(), new Orders.Minus()}) {
      each.work(1);
      each.twice(1);
    }
    Orders.Handler<String> handler = new Orders.Texts();
    check(handler.handle("a").equals("a!"));
    check(new Orders.Texts().handle("b").equals("b!"));
    new Orders.NightJob().run();
    new Orders.NightJob().twice();
  }

  /** Where there are some: a thousand, which call it ten times each. */
  private static void virtualThreads() throws Exception {
    Object builder;
    try {
      builder = Thread.class.getMethod("ofVirtual").invoke(null);
    } catch (NoSuchMethodException | java.lang.reflect.InvocationTargetException e) {
      return;
    }
    Thread[] threads = new Thread[1_000];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          (Thread)
              Class.forName("java.lang.Thread$Builder")
                  .getMethod("start", Runnable.class)
                  .invoke(builder, run(Calls::sleepInside));
    }
    for (Thread each : threads) {
      each.join();
    }
  }

  private static Object sleepInside() throws Exception {
    for (int i = 0; i < 10; i++) {
      new Sleeper().run();
    }
    return null;
  }

  /** Leaves its carrier while it is in an operation. */
  static final class Sleeper extends Orders.Job {
    @Override
    void run() {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static void twoLoaders() throws Exception {
    URL classes = Calls.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader other = new URLClassLoader(new URL[] {classes}, null)) {
      Class<?> twin = Class.forName(Orders.class.getName(), true, other);
      check(twin != Orders.class);
      twin.getMethod("two").invoke(null);
    }
  }
}
