package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.task.Parts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A callable for each part, and an executor that is made for the run and ended after it. */
abstract class ByExecutor implements PartsWay {
  private static final long PATIENCE_SECONDS = 60;

  abstract ExecutorService newExecutor();

  @Override
  public final <R> PartsWay.Outcome<R> run(ForkJoinPool none, Parts<R> parts) {
    List<Callable<R>> calls = new ArrayList<>();
    for (int part = 0; part < parts.count(); part++) {
      int number = part;
      calls.add(() -> parts.run(number));
    }
    ExecutorService executor = newExecutor();
    try {
      List<Future<R>> futures = executor.invokeAll(calls);
      R result = futures.get(0).get();
      for (Future<R> future : futures.subList(1, futures.size())) {
        result = parts.merge(result, future.get());
      }
      return new PartsWay.Outcome<>(result, futures.size(), parts.count());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while parts ran", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a part failed: " + e.getCause(), e.getCause());
    } finally {
      end(executor);
    }
  }

  private static void end(ExecutorService executor) {
    executor.shutdown();
    try {
      boolean ended = executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
      CheckFailure.unlessEqual("executor ended (1: yes)", ended ? 1 : 0, 1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A pool of so many threads and one queue. */
  static class FixedThreads extends ByExecutor {
    private final int threads;

    FixedThreads(int threads) {
      this.threads = threads;
    }

    @Override
    ExecutorService newExecutor() {
      return Executors.newFixedThreadPool(threads, OwnThread::new);
    }

    @Override
    public boolean mayTake(Thread thread, ForkJoinPool none, Thread caller) {
      return thread instanceof OwnThread;
    }

    @Override
    public int mostThreads() {
      return threads;
    }

    /** Known by its class. */
    private static final class OwnThread extends Thread {
      OwnThread(Runnable work) {
        super(work);
      }
    }
  }

  /** A virtual thread for each part. */
  static final class ThreadForEach extends ByExecutor {
    private final VirtualThreads virtual = VirtualThreads.find();

    @Override
    ExecutorService newExecutor() {
      return virtual.newExecutor();
    }

    @Override
    public boolean mayTake(Thread thread, ForkJoinPool none, Thread caller) {
      return virtual.isVirtual(thread);
    }

    @Override
    public int mostThreads() {
      return Integer.MAX_VALUE;
    }
  }
}
