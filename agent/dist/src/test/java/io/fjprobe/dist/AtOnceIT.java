package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.io.TempDir;

/** Commands that come together: one does it, the others say that it is done. */
class AtOnceIT {

  private static final int TOGETHER = 3;

  @TempDir Path directory;

  private List<ForkedJvm.Result> commands(Jdk attacher, String... arguments) {
    CyclicBarrier start = new CyclicBarrier(TOGETHER);
    ExecutorService executor = Executors.newFixedThreadPool(TOGETHER);
    try {
      List<CompletableFuture<ForkedJvm.Result>> running = new ArrayList<>();
      for (int i = 0; i < TOGETHER; i++) {
        running.add(
            CompletableFuture.supplyAsync(
                () -> {
                  await(start);
                  return AttachedJvm.command(attacher, directory, arguments);
                },
                executor));
      }
      return running.stream().map(CompletableFuture::join).toList();
    } finally {
      executor.shutdown();
    }
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void assertOneDidIt(
      List<ForkedJvm.Result> results, String done, String doneAlready) {
    assertThat(results).filteredOn(each -> each.exitCode() == 0).hasSize(1);
    assertThat(results)
        .allSatisfy(
            each -> {
              assertThat(each.exitCode()).as(each.toString()).isBetween(0, 1);
              String expected = each.exitCode() == 0 ? done : doneAlready;
              assertThat(each.out() + each.err()).contains(expected);
            });
  }

  @AnyJdk
  void attachAndDetach(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      String pid = jvm.application.pid();
      Jdk attacher = AttachedJvm.attacherOf(jdk);
      // The first command asks the JVM by a signal to listen. Several at once, and an old JVM takes
      // one of the signals for the wish to see its threads, which it prints between our answers.
      assertThat(AttachedJvm.command(attacher, directory, "detach", pid).exitCode()).isOne();

      assertOneDidIt(
          commands(attacher, "attach", pid, "level=counters"),
          "attached to " + pid,
          "it is already observed");
      jvm.work();
      assertOneDidIt(
          commands(attacher, "detach", pid),
          "detached from " + pid,
          "it is not observed, so there is nothing to detach");

      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).doesNotContain("fjprobe: ", "Exception");
    }
  }
}
