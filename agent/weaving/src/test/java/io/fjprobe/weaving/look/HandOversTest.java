package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class HandOversTest {

  /** The code of its methods is read, and never runs. */
  @SuppressWarnings({"unused", "CatchAndPrintStackTrace"})
  private abstract static class Code extends RecursiveTask<Integer> {

    private static final long serialVersionUID = 1;

    int forksAndJoins(Code left, Code right) {
      return left.fork().join() + right.compute();
    }

    int joinsWhatItForked(Code left, Code right) {
      left.fork();
      int first = left.join();
      right.fork();
      return first + right.join();
    }

    int forksInALoop(List<Code> tasks) {
      int sum = 0;
      for (Code task : tasks) {
        task.fork();
        sum += task.join();
      }
      return sum;
    }

    int submitsInALoop(ExecutorService executor, int n) throws Exception {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        Future<Integer> future = executor.submit(() -> 1);
        sum += future.get();
      }
      return sum;
    }

    int waitsForALimitedTime(ExecutorService executor, int n) throws Exception {
      int sum = 0;
      while (sum < n) {
        sum += executor.submit(() -> 1).get(1, TimeUnit.SECONDS);
      }
      return sum;
    }

    int waitsForAStage(int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1).join();
      }
      return sum;
    }

    int computesMeanwhile(Code left, Code right) {
      left.fork();
      int second = right.compute();
      return left.join() + second;
    }

    int forksBoth(Code left, Code right) {
      left.fork();
      right.fork();
      return right.join() + left.join();
    }

    int forksAllAndThenJoins(Code[] tasks) {
      for (Code task : tasks) {
        task.fork();
      }
      int sum = 0;
      for (Code task : tasks) {
        sum += task.join();
      }
      return sum;
    }

    int readsMeanwhile(AtomicReference<Code> left, Code right) {
      left.get().fork();
      Code again = left.get();
      right.fork();
      return right.join() + again.join();
    }

    int joinsEarlyAtTimes(Code left, Code right, boolean alone) {
      left.fork();
      if (alone) {
        return left.join();
      }
      right.fork();
      return right.join() + left.join();
    }

    int submitsOne(ExecutorService executor) throws Exception {
      return executor.submit(() -> 1).get();
    }

    void waitsForABatch(ExecutorService executor, int n) {
      for (int i = 0; i < n; i++) {
        List<CompletableFuture<Void>> batch = new ArrayList<>();
        batch.add(CompletableFuture.runAsync(() -> {}, executor));
        CompletableFuture.allOf(batch.toArray(new CompletableFuture<?>[0])).join();
      }
    }

    int waitsForWhatWasThere(List<CompletableFuture<Integer>> futures) {
      int sum = 0;
      for (CompletableFuture<Integer> future : futures) {
        sum += future.thenApply(x -> x + 1).join();
      }
      return sum;
    }

    int submitsTwo(ForkJoinPool pool, int n) throws Exception {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        Future<Integer> first = pool.submit(() -> 1);
        sum += pool.submit(() -> 2).get() + first.get();
      }
      return sum;
    }
  }

  @Test
  void findsWhereNothingIsDoneBetween() throws IOException {
    assertThat(methods())
        .containsExactlyInAnyOrder(
            "forksAndJoins",
            "joinsWhatItForked",
            "forksInALoop",
            "submitsInALoop",
            "waitsForALimitedTime",
            "waitsForAStage");
  }

  private static Set<String> methods() throws IOException {
    String file = "HandOversTest$Code.class";
    Set<String> methods = new HashSet<>();
    try (InputStream in = HandOversTest.class.getResourceAsStream(file)) {
      for (String site : HandOvers.sites(ClassFiles.readAll(in))) {
        methods.add(site.substring(0, site.indexOf(':')));
      }
    }
    return methods;
  }
}
