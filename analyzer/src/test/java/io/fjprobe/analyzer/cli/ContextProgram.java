package io.fjprobe.analyzer.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Runs code that is called for one thing after the other. */
public final class ContextProgram {

  private static final long PART = TimeUnit.MILLISECONDS.toNanos(1_500);

  private static final int STREAMS = 10;

  private static volatile long result;

  private ContextProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    callerRuns();
    dependentStage();
    long[] sums =
        IntStream.range(0, 2)
            .parallel()
            .collect(() -> new long[1], (sum, i) -> sum[0] += i, (sum, other) -> combiner());
    result += sums[0];
    result += IntStream.range(0, 8).parallel().filter(i -> limited()).limit(3).sum();
    IntStream.range(0, 4).parallel().forEachOrdered(i -> action());
    sequentialSource();
    for (int i = 0; i < STREAMS; i++) {
      undividedSource();
    }
    new ForkJoinPool(2).invoke(new Forks());
    polls(CompletableFuture.completedFuture(1));
    result += ThreadLocal.withInitial(ContextProgram::firstValue).get();
  }

  private static void callerRuns() throws InterruptedException {
    ThreadPoolExecutor executor =
        new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            new ThreadPoolExecutor.CallerRunsPolicy());
    CountDownLatch end = new CountDownLatch(1);
    executor.execute(() -> await(end));
    executor.execute(ContextProgram::refused);
    end.countDown();
    executor.shutdown();
    executor.awaitTermination(1, TimeUnit.MINUTES);
  }

  private static void dependentStage() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Void> dependent = future.thenAccept(any -> stage());
    new Thread(() -> future.complete(1), "completer").start();
    dependent.join();
  }

  private static void sequentialSource() {
    Iterator<Integer> iterator =
        new Iterator<Integer>() {
          private int left = 10;

          @Override
          public boolean hasNext() {
            return left > 0;
          }

          @Override
          public Integer next() {
            source();
            return left--;
          }
        };
    StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator, 0), true)
        .forEach(i -> result += i);
  }

  /** Of unknown size, as that of any Iterable that says nothing else. */
  private static void undividedSource() {
    Iterator<Integer> numbers = Arrays.asList(1, 2, 3, 4).iterator();
    StreamSupport.stream(Spliterators.spliteratorUnknownSize(numbers, 0), true)
        .forEach(i -> element());
  }

  /** Joins each task right after it has forked it. */
  private static final class Forks extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      for (int i = 0; i < STREAMS; i++) {
        Forked task = new Forked();
        task.fork();
        task.join();
      }
    }
  }

  private static final class Forked extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      ContextProgram.compute(PART / STREAMS);
    }
  }

  private static void polls(CompletableFuture<?> future) throws InterruptedException {
    do {
      TimeUnit.NANOSECONDS.sleep(PART);
    } while (!future.isDone());
  }

  private static void element() {
    compute(PART / STREAMS / 4);
  }

  private static void refused() {
    sleep();
  }

  private static void stage() {
    sleep();
  }

  private static void combiner() {
    compute(PART);
  }

  private static int firstValue() {
    compute(PART);
    return 1;
  }

  private static boolean limited() {
    compute(PART / 4);
    return true;
  }

  private static void action() {
    compute(PART / 4);
  }

  private static void source() {
    compute(PART / 10);
  }

  private static void compute(long nanos) {
    long end = System.nanoTime() + nanos;
    while (System.nanoTime() < end) {
      for (int i = 0; i < 2_000; i++) {
        result = result * 31 + i;
      }
    }
  }

  private static void sleep() {
    try {
      TimeUnit.NANOSECONDS.sleep(PART);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
