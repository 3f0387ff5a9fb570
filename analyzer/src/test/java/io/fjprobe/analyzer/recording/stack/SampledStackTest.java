package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.sample.SampleTally;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SampledStackTest {

  private static final String JUC = "java.util.concurrent.";
  private static final String[] WORKER = {
    JUC + "ForkJoinPool.runWorker", JUC + "ForkJoinWorkerThread.run"
  };
  private static final String[] TASK = {
    JUC + "RecursiveTask.exec", JUC + "ForkJoinTask.doExec", WORKER[0], WORKER[1]
  };

  private static SampledStack stack(String[] bottom, String... top) {
    return SampledStack.of(
        Stacks.of(Stream.of(top, bottom).flatMap(Stream::of).toArray(String[]::new)));
  }

  private static SampleKind kind(String[] bottom, String... top) {
    return stack(bottom, top).kind();
  }

  @Test
  void aThreadForOneStageOfAFuture() {
    String[] own = {JUC + "CompletableFuture$AsyncSupply.run", "java.lang.Thread.run"};
    String[] ofAnExecutor = {
      JUC + "CompletableFuture$AsyncRun.run",
      JUC + "ThreadPoolExecutor.runWorker",
      "java.lang.Thread.run"
    };
    assertThat(stack(own, "app.Job.run").threadPerTask()).isTrue();
    assertThat(
            stack(own, "app.Data.get", "app.Job.lambda$main$1", "app.Job$$Lambda$7.get").taskLine())
        .isEqualTo("app.Job.main:" + Stacks.LINE + " (lambda)");
    assertThat(stack(ofAnExecutor, "app.Job.run").taskLine()).isNull();
    assertThat(stack(ofAnExecutor, "app.Job.run").threadPerTask()).isFalse();
    assertThat(stack(TASK, "app.Job.run").threadPerTask()).isFalse();
  }

  /** A worker that looks for work has few frames. */
  @Test
  void deepCallsWhoseBottomIsMissing() {
    String[] deep = new String[48];
    Arrays.fill(deep, "java.util.Collections$UnmodifiableMap.get");
    assertThat(SampledStack.of(Stacks.of(deep)).kind()).isEqualTo(SampleKind.OUTSIDE_WORK);
    assertThat(kind(WORKER, deep)).as("with its bottom").isEqualTo(SampleKind.BARE);
    String[] shallow = Arrays.copyOf(deep, 47);
    assertThat(SampledStack.of(Stacks.of(shallow)).kind()).isEqualTo(SampleKind.BARE);
  }

  @Test
  void userCodeOfATask() {
    assertThat(kind(TASK, "app.Fib.compute")).isEqualTo(SampleKind.TASK_WORK);
    assertThat(kind(TASK, "java.lang.Double.valueOf", "app.Fib.compute"))
        .isEqualTo(SampleKind.TASK_WORK);
  }

  @Test
  void thePoolInsideATask() {
    assertThat(
            kind(TASK, JUC + "ForkJoinPool$WorkQueue.push", JUC + "ForkJoinTask.fork", "app.A.b"))
        .isEqualTo(SampleKind.TASK_POOL);
    assertThat(kind(TASK, "sun.misc.Unsafe.park", JUC + "ForkJoinTask.setCompletion"))
        .isEqualTo(SampleKind.TASK_POOL);
    assertThat(kind(TASK)).isEqualTo(SampleKind.TASK_POOL);
    assertThat(kind(TASK, "java.lang.Thread.currentThread", JUC + "ForkJoinTask.fork", "app.A.b"))
        .isEqualTo(SampleKind.TASK_POOL);
  }

  @Test
  void aTaskOfTheJdksLibrariesIsNoPool() {
    assertThat(kind(TASK, "java.util.stream.ReduceOps$ReduceTask.doLeaf"))
        .isEqualTo(SampleKind.TASK_WORK);
    assertThat(
            kind(
                TASK,
                JUC + "CompletableFuture.postComplete",
                JUC + "CompletableFuture$AsyncRun.exec"))
        .isEqualTo(SampleKind.TASK_WORK);
  }

  @Test
  void aTaskInsideAJoinIsATaskLikeAnyOther() {
    assertThat(
            kind(
                TASK,
                "app.Leaf.compute",
                JUC + "RecursiveAction.exec",
                JUC + "ForkJoinTask.doExec",
                JUC + "ForkJoinPool.helpJoin",
                JUC + "ForkJoinTask.join",
                "app.Root.compute"))
        .isEqualTo(SampleKind.TASK_WORK);
  }

  @Test
  void aWorkerWithoutATask() {
    assertThat(kind(WORKER, JUC + "ForkJoinPool.scan")).isEqualTo(SampleKind.BARE);
    assertThat(kind(WORKER, JUC + "ForkJoinPool.awaitWork")).isEqualTo(SampleKind.BARE);
  }

  @Test
  void hooksOfTheAgentCountForTheCodeAroundThem() {
    SampledStack scan =
        stack(WORKER, "io.fjprobe.bootstrap.hook.StealHooks.tried", JUC + "ForkJoinPool.scan");
    assertThat(scan.kind()).isEqualTo(SampleKind.BARE);
    assertThat(scan.hook()).isTrue();
    SampledStack push =
        stack(TASK, "io.fjprobe.bootstrap.hook.A.b", JUC + "ForkJoinPool.signalWork", "app.A.b");
    assertThat(push.kind()).isEqualTo(SampleKind.TASK_POOL);
    assertThat(push.hook()).isTrue();
    assertThat(stack(WORKER, JUC + "ForkJoinPool.scan").hook()).isFalse();
  }

  @Test
  void threadsThatAreNoWorkers() {
    String[] main = {"app.Main.main"};
    assertThat(kind(main, JUC + "ForkJoinPool.externalPush", JUC + "ForkJoinPool.submit"))
        .isEqualTo(SampleKind.OUTSIDE_SUBMIT);
    assertThat(
            kind(
                main,
                "java.util.concurrent.locks.LockSupport.unpark",
                JUC + "ForkJoinPool.signalWork"))
        .isEqualTo(SampleKind.OUTSIDE_SUBMIT);
    assertThat(kind(main, JUC + "ForkJoinTask.awaitDone", JUC + "ForkJoinTask.join"))
        .isEqualTo(SampleKind.OUTSIDE_POOL);
    assertThat(kind(main, "java.util.HashMap.put")).isEqualTo(SampleKind.OUTSIDE_WORK);
    assertThat(
            kind(
                main,
                "app.Leaf.compute",
                JUC + "RecursiveAction.exec",
                JUC + "ForkJoinTask.doExec",
                JUC + "ForkJoinPool.externalHelpJoin"))
        .isEqualTo(SampleKind.TASK_WORK);
  }

  @Test
  void virtualThreads() {
    String[] bottom = {"java.lang.VirtualThread.run"};
    SampledStack work = stack(bottom, "app.Handler.run");
    assertThat(work.virtual()).isTrue();
    assertThat(work.kind()).isEqualTo(SampleKind.OUTSIDE_WORK);
    assertThat(stack(WORKER, JUC + "ForkJoinPool.scan").virtual()).isFalse();
  }

  @Test
  void theLibraryOfTheSameName() {
    String[] task = {"jsr166y.RecursiveAction.exec", "jsr166y.ForkJoinWorkerThread.run"};
    assertThat(kind(task, "app.Leaf.compute")).isEqualTo(SampleKind.TASK_WORK);
    assertThat(kind(task, "jsr166y.ForkJoinTask.fork", "app.Leaf.compute"))
        .isEqualTo(SampleKind.TASK_POOL);
    assertThat(kind(new String[] {task[1]}, "jsr166y.ForkJoinPool.scan"))
        .isEqualTo(SampleKind.BARE);
  }

  @Test
  void whatTasksSpendInTheApplication() {
    SampleTally tally = new SampleTally();
    tally.add(stack(TASK, "io.lib.Queue.poll", "com.acme.Job.run"));
    tally.add(stack(TASK, "io.lib.Queue.drain"));
    tally.add(stack(WORKER, "com.acme.Job.start"));
    assertThat(tally.ownInTasks()).isZero();
    tally.nameLines(ApplicationCode.of(List.of("com.acme.")));
    SampleTally sum = new SampleTally();
    sum.merge(tally);
    assertThat(sum.ownInTasks()).isEqualTo(1);
  }
}
