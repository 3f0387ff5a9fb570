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
    EXPECTED.put("BeforeBoth", new long[] {1, BeforeBoth.WORK, BeforeBoth.SPAN});
    EXPECTED.put("BeforeAll", new long[] {1, BeforeAll.WORK, BeforeAll.SPAN});
    EXPECTED.put(
        "WaitsForFutures", new long[] {1, 5 + 30 + 12 + 4 + 6 + 50 + 2, 5 + 30 + 6 + 50 + 2});
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
    stagesOfTwo(pool);
    stageOfMany(pool);
    pool.invoke(new Forgetful());
    pool.invoke(new InAnotherPool());
    pool.invoke(new WithCancelled());
    pool.invoke(new WithCompleted());
    pool.invoke(new OnTwoLines());
    pool.invoke(new WaitsForFutures());
    for (int i = 0; i < 1000; i++) {
      pool.execute(new ManyTimes());
    }
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
    Check.that(
        ForkJoinPool.commonPool().awaitQuiescence(60, TimeUnit.SECONDS), "common pool is quiet");
  }

  /**
   * Stages that need two others. Whichever of the two is there first, the path leads through the
   * one that takes longer.
   */
  private static void stagesOfTwo(ForkJoinPool pool) throws Exception {
    CompletableFuture<Void> start = new CompletableFuture<>();
    CompletableFuture<Void> before = start.thenRunAsync(new BeforeBoth(), pool);
    CompletableFuture<Void> ran =
        after(before, 40, pool)
            .runAfterBothAsync(after(before, 10, pool), () -> Units.spend(5), pool);
    CompletableFuture<Void> accepted = // runs in the task of one of the two
        ran.thenAcceptBoth(after(before, 60, pool), (a, b) -> Units.spend(8));
    CompletableFuture<Void> applied =
        accepted.thenCombineAsync(after(before, 65, pool), BeforeBoth::applied, pool);
    start.complete(null);
    applied.get();
  }

  private static CompletableFuture<Void> after(
      CompletableFuture<Void> before, int units, ForkJoinPool pool) {
    return before.thenRunAsync(() -> Units.spend(units), pool);
  }

  private static void stageOfMany(ForkJoinPool pool) throws Exception {
    CompletableFuture<Void> start = new CompletableFuture<>();
    CompletableFuture<Void> before = start.thenRunAsync(new BeforeAll(), pool);
    CompletableFuture<?>[] many = new CompletableFuture<?>[BeforeAll.UNITS.length];
    for (int i = 0; i < many.length; i++) {
      many[i] = after(before, BeforeAll.UNITS[i], pool);
    }
    CompletableFuture<Void> end =
        CompletableFuture.allOf(many).thenRunAsync(() -> Units.spend(3), pool);
    start.complete(null);
    end.get();
  }

  /** Stages need it, and others need two of them each. */
  static final class BeforeBoth implements Runnable {

    static final long WORK = 7 + 40 + 10 + 5 + 60 + 8 + 65 + 6;
    static final long SPAN = 7 + 60 + 8 + 6;

    @Override
    public void run() {
      Units.spend(7);
    }

    static Void applied(Void first, Void second) {
      Units.spend(6);
      return null;
    }
  }

  /** Stages need it, and one needs all of those. */
  static final class BeforeAll implements Runnable {

    static final int[] UNITS = {20, 10, 30, 40, 30, 10, 20};
    static final long WORK = 4 + 20 + 10 + 30 + 40 + 30 + 10 + 20 + 3;
    static final long SPAN = 4 + 40 + 3;

    @Override
    public void run() {
      Units.spend(4);
    }
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

  /**
   * Waits for futures that other tasks complete, and for one that no task completes. They run in
   * another pool: if the worker that waits has them in its own queue, JDK 17 sometimes wakes nobody
   * for them, also without the agent.
   */
  static final class WaitsForFutures extends RecursiveAction {

    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      Units.spend(5);
      ForkJoinPool other = new ForkJoinPool(2);
      CompletableFuture<Void> first = CompletableFuture.runAsync(() -> Units.spend(30), other);
      CompletableFuture<Void> second = CompletableFuture.runAsync(() -> Units.spend(12), other);
      Units.spend(4);
      CompletableFuture.allOf(first, second).join();
      Units.spend(6);
      CompletableFuture<Void> third = CompletableFuture.runAsync(() -> Units.spend(50), other);
      third.join();
      CompletableFuture.allOf(third, second).join(); // which are done
      CompletableFuture.completedFuture(null).join();
      Units.spend(2);
      other.shutdown();
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
