package io.fjprobe.analyzer.recording.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.stack.Stacks;
import org.junit.jupiter.api.Test;

class ThreadStartTest {

  private static final String JUC = "java.util.concurrent.";

  private static ThreadStart of(String... topToBottom) {
    return ThreadStart.of(Stacks.of(topToBottom));
  }

  @Test
  void aThreadForOneTaskOfAFuture() {
    ThreadStart start =
        of(
            "java.lang.Thread.start0",
            "java.lang.Thread.start",
            JUC + "CompletableFuture$ThreadPerTaskExecutor.execute",
            JUC + "CompletableFuture.supplyAsync",
            "app.Api.of",
            "app.Main.main");
    String lines = "app.Api.of:" + Stacks.LINE + "\napp.Main.main:" + Stacks.LINE;
    assertThat(start).isEqualTo(new ThreadStart(0, lines, true, true));
  }

  @Test
  void aThreadOfTheApplication() {
    assertThat(of("java.lang.Thread.start0", "java.lang.Thread.start", "app.Job.all"))
        .isEqualTo(new ThreadStart(0, "app.Job.all:" + Stacks.LINE, false, true));
  }

  @Test
  void workersOfAPoolAndWhatAThreadRunsAreNone() {
    String worker = JUC + "ForkJoinPool.createWorker";
    assertThat(of("java.lang.Thread.start", worker, JUC + "ForkJoinPool.signalWork", "app.Job.all"))
        .isNull();
    assertThat(of("app.Job.all", "java.lang.Thread.start", "app.Main.main")).isNull();
    assertThat(of("app.Job.all", "java.lang.Thread.run")).isNull();
  }

  @Test
  void virtualThreadsCostLess() {
    assertThat(
            of("java.lang.VirtualThread.start", "java.lang.Thread.startVirtualThread", "app.A.b"))
        .isNull();
    assertThat(of("java.lang.Thread.startVirtualThread", "app.A.b")).isNull();
    assertThat(of("java.lang.VirtualThread.start", "java.lang.Thread.start", "app.A.b")).isNull();
  }
}
