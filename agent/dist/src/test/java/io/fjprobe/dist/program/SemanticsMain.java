package io.fjprobe.dist.program;

import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Timeouts, interrupts and cancellation: prints how each ends, the same whenever it is run. */
public final class SemanticsMain {

  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  /** In a worker: up to JDK 11 it is not. */
  private static final boolean GET_IS_INTERRUPTIBLE =
      !Arrays.asList("1.8", "11").contains(System.getProperty("java.specification.version"));

  /** A task that runs and does not end before it is released. */
  private static final class Busy {
    final CountDownLatch started = new CountDownLatch(1);
    final CountDownLatch released = new CountDownLatch(1);
    final CountDownLatch ended = new CountDownLatch(1);
    volatile String how = "released";
    final Future<String> task;

    Busy() throws InterruptedException {
      task = POOL.submit((Callable<String>) this::run);
      started.await();
    }

    private String run() {
      started.countDown();
      try {
        released.await();
      } catch (InterruptedException e) {
        how = "interrupted";
      }
      ended.countDown();
      return how;
    }
  }

  private SemanticsMain() {}

  public static void main(String[] arguments) throws Exception {
    timeouts();
    interrupts();
    cancellation();
    failures();
    shutdown();
  }

  private static void say(String what, Callable<?> how) {
    String ends;
    try {
      ends = "returns " + how.call();
    } catch (Throwable t) {
      Throwable cause = t.getCause();
      ends =
          "throws "
              + t.getClass().getName()
              + (t instanceof Handed ? " " + t.getMessage() : "")
              + (cause == null ? "" : " caused by " + cause.getClass().getName());
    }
    System.out.println(what + ": " + ends);
    Thread.interrupted(); // whether a join keeps it depends on when it comes
  }

  private static <T> T inPool(Callable<T> task) throws Exception {
    return POOL.submit(task).get();
  }

  private static void timeouts() throws Exception {
    Busy busy = new Busy();
    say("external get with timeout", () -> busy.task.get(20, TimeUnit.MILLISECONDS));
    say("external get with timeout 0", () -> busy.task.get(0, TimeUnit.NANOSECONDS));
    inPool(
        () -> {
          say("get with timeout by a worker", () -> busy.task.get(20, TimeUnit.MILLISECONDS));
          CompletableFuture<String> never = new CompletableFuture<>();
          say("future with timeout by a worker", () -> never.get(20, TimeUnit.MILLISECONDS));
          return null;
        });
    say("quiescence of a busy pool", () -> POOL.awaitQuiescence(20, TimeUnit.MILLISECONDS));
    busy.released.countDown();
    say("get after release", () -> busy.task.get(1, TimeUnit.MINUTES));
    say("quiescence", () -> POOL.awaitQuiescence(1, TimeUnit.MINUTES));
  }

  private static void interrupts() throws Exception {
    Busy busy = new Busy();
    Thread.currentThread().interrupt();
    say("external get, interrupted before", busy.task::get);
    interruptWhenWaiting(Thread.currentThread());
    say("external get, interrupted meanwhile", busy.task::get);
    interruptWhenWaiting(Thread.currentThread());
    say("external get with timeout, interrupted", () -> busy.task.get(1, TimeUnit.MINUTES));
    inPool(
        () -> {
          if (GET_IS_INTERRUPTIBLE) {
            interruptWhenWaiting(Thread.currentThread());
            say("get by a worker, interrupted", busy.task::get);
          }
          CompletableFuture<String> never = new CompletableFuture<>();
          interruptWhenWaiting(Thread.currentThread());
          say("future by a worker, interrupted", never::get);
          return null;
        });
    Thread join = new Thread(() -> say("external join, interrupted", join(busy)));
    join.start();
    interruptWhenWaiting(join).join();
    busy.released.countDown();
    join.join();
    Busy other = new Busy();
    Future<?> joiner =
        POOL.submit(
            () -> {
              interruptWhenWaiting(Thread.currentThread(), other.released);
              say("join by a worker, interrupted", join(other));
            });
    joiner.get();
  }

  private static Callable<?> join(Busy busy) {
    return ((ForkJoinTask<?>) busy.task)::join;
  }

  /** The thread that does it, which then releases the task too if there is one. */
  private static Thread interruptWhenWaiting(Thread waiting, CountDownLatch... release) {
    Thread interrupting =
        new Thread(
            () -> {
              while (waiting.getState() != Thread.State.WAITING
                  && waiting.getState() != Thread.State.TIMED_WAITING) {
                Thread.yield();
              }
              waiting.interrupt();
              Arrays.stream(release).forEach(CountDownLatch::countDown);
            });
    interrupting.start();
    return interrupting;
  }

  private static void cancellation() throws Exception {
    Busy running = new Busy();
    say("cancel of a running task", () -> running.task.cancel(true));
    say("its get", running.task::get);
    say("its get with timeout", () -> running.task.get(1, TimeUnit.MINUTES));
    say("its join by a worker", () -> inPool(join(running)));
    say("it is cancelled", running.task::isCancelled);
    running.released.countDown();
    running.ended.await();
    say("it was", () -> running.how);
    Busy other = new Busy();
    Thread waiter = new Thread(() -> say("get of what is cancelled meanwhile", other.task::get));
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    other.task.cancel(false);
    waiter.join();
    other.released.countDown();
  }

  /** With a constructor by which the JDK may hand it from thread to thread. */
  public static final class Handed extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Handed(String message) {
      super(message);
    }

    public Handed(Throwable cause) {
      super(cause.getMessage(), cause);
    }
  }

  private static String fail() {
    throw new Handed("as expected");
  }

  private static void failures() {
    Callable<String> failing = SemanticsMain::fail;
    say("get of a failure", () -> POOL.submit(failing).get());
    say("join of a failure", () -> POOL.submit(failing).join());
    say("invoke of a failure", () -> POOL.invoke(ForkJoinTask.adapt(failing)));
    say("join of a failure by a worker", () -> inPool(() -> ForkJoinTask.adapt(failing).invoke()));
    say("any of failures", () -> POOL.invokeAny(Arrays.asList(failing, failing)));
    say("all of failures", () -> POOL.invokeAll(Arrays.asList(failing, failing)).get(1).get());
    say(
        "managed block that throws",
        () ->
            inPool(
                () -> {
                  ForkJoinPool.managedBlock(
                      new ForkJoinPool.ManagedBlocker() {
                        @Override
                        public boolean block() throws InterruptedException {
                          throw new InterruptedException();
                        }

                        @Override
                        public boolean isReleasable() {
                          return false;
                        }
                      });
                  return null;
                }));
  }

  private static void shutdown() throws Exception {
    Busy busy = new Busy();
    POOL.shutdown();
    say("submission after shutdown", () -> POOL.submit(() -> "late").get());
    say("termination of a busy pool", () -> POOL.awaitTermination(20, TimeUnit.MILLISECONDS));
    busy.released.countDown();
    say("task that was running at shutdown", busy.task::get);
    say("termination", () -> POOL.awaitTermination(1, TimeUnit.MINUTES));
    say("isTerminated", POOL::isTerminated);
  }
}
