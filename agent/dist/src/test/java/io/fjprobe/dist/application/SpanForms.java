package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Ways to start and to end tasks, of which work and span are known in units. */
public final class SpanForms {

  /** Operations, work and span by the simple name of the first task. */
  public static final Map<String, long[]> EXPECTED = new LinkedHashMap<>();

  static {
    EXPECTED.put("InvokedOutside", new long[] {1, 10 + 20 + 4, 10 + 20});
    EXPECTED.put("FirstStage", new long[] {1, 7 + 11, 7 + 11});
    EXPECTED.put("Forgetful", new long[] {1, 10 + 100 + 5, 10 + 100});
    EXPECTED.put("InAnotherPool", new long[] {1, 3 + 50 + 2, 3 + 50 + 2});
    EXPECTED.put("WithCancelled", new long[] {1, 6 + 8, 6 + 8});
    EXPECTED.put("WithCompleted", new long[] {1, 5 + 30 + 9 + 20, 5 + 30 + 20});
    EXPECTED.put("OnTwoLines", new long[] {1, 2 + 40 * 5 + 30 * 3, 2 + 15 * 3});
    EXPECTED.put("ManyTimes", new long[] {1000, 1000 * 13, 1000 * 13});
  }

  private SpanForms() {}

  public static void main(String[] arguments) throws Exception {
    new InvokedOutside().invoke();
    ForkJoinPool pool = new ForkJoinPool(2);
    CompletableFuture<Void> start = new CompletableFuture<>();
    CompletableFuture<Void> end =
        start.thenRunAsync(new FirstStage(), pool).thenRunAsync(new SecondStage(), pool);
    start.complete(null);
    end.get();
    pool.invoke(new Forgetful());
    pool.invoke(new InAnotherPool());
    pool.invoke(new WithCancelled());
    pool.invoke(new WithCompleted());
    pool.invoke(new OnTwoLines());
    for (int i = 0; i < 1000; i++) {
      pool.execute(new ManyTimes());
    }
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
    Check.that(
        ForkJoinPool.commonPool().awaitQuiescence(60, TimeUnit.SECONDS), "common pool is quiet");
  }

  /** Runs on a thread that is no worker, and forks into the common pool. */
  static final class InvokedOutside extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(10);
      Plain forked = new Plain(20);
      forked.fork();
      Units.spend(4);
      forked.join();
    }
  }

  /** Takes some time. */
  static final class Plain extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    private final int units;

    Plain(int units) {
      this.units = units;
    }

    @Override
    protected void compute() {
      Units.spend(units);
    }
  }

  /** The second one begins when it is done. */
  static final class FirstStage implements Runnable {
    @Override
    public void run() {
      Units.spend(7);
    }
  }

  /** Belongs to the operation of the first. */
  static final class SecondStage implements Runnable {
    @Override
    public void run() {
      Units.spend(11);
    }
  }

  /** Nobody waits for its child, which is a part of the operation all the same. */
  static final class Forgetful extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(10);
      new Plain(100).fork();
      Units.spend(5);
    }
  }

  /** Its child runs in another pool. */
  static final class InAnotherPool extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(3);
      ForkJoinPool other = new ForkJoinPool(1);
      other.submit((ForkJoinTask<Void>) new Plain(50)).join();
      other.shutdown();
      Units.spend(2);
    }
  }

  /** Joins a task that was cancelled before it ran. */
  static final class WithCancelled extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(6);
      Plain cancelled = new Plain(1000);
      cancelled.cancel(true);
      try {
        cancelled.join();
      } catch (CancellationException e) {
        Units.spend(8);
      }
    }
  }

  /** Joins a task that never runs, and that another task completes. */
  static final class WithCompleted extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(5);
      Plain completed = new Plain(1000);
      new Completing(completed).fork();
      completed.join();
      Units.spend(20);
    }
  }

  /** Goes on for a while when the other is complete. */
  static final class Completing extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    private final Plain other;

    Completing(Plain other) {
      this.other = other;
    }

    @Override
    protected void compute() {
      Units.spend(30);
      other.complete(null);
      Units.spend(9);
    }
  }

  /** Forks tasks of one class on two lines, of which one waits for them each time. */
  static final class OnTwoLines extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(2);
      List<Plain> tasks = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        forkLong(tasks);
      }
      for (int i = 0; i < 15; i++) {
        forkShort(tasks);
      }
      tasks.forEach(ForkJoinTask::join);
    }

    private static void forkLong(List<Plain> tasks) {
      Plain task = new Plain(5);
      tasks.add(task);
      task.fork();
    }

    private static void forkShort(List<Plain> tasks) {
      Plain one = new Plain(3);
      Plain other = new Plain(3);
      tasks.add(one);
      invokeAll(one, other);
    }
  }

  /** Each is an operation of its own. */
  static final class ManyTimes implements Runnable {
    @Override
    public void run() {
      Units.spend(13);
    }
  }
}
