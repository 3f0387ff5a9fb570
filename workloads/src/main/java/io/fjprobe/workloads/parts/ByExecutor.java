package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.task.Parts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A callable for each part, and an executor that is made for the run and ended after it. */
abstract class ByExecutor implements PartsWay {
  private static final long PATIENCE_SECONDS = 60;

  abstract ExecutorService newExecutor();

  @Override
  public final <R> PartsOutcome<R> run(ForkJoinPool none, Parts<R> parts) {
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
      return new PartsOutcome<>(result, futures.size(), parts.count());
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
}
