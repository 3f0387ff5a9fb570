package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TaskLineTest {

  private static final String JUC = "java.util.concurrent.";
  private static final String EXEC = JUC + "RecursiveAction.exec";
  private static final String RUN = JUC + "ForkJoinTask.doExec";
  private static final String AT = ":" + Stacks.LINE;

  private static TaskLine line(String... frames) {
    return TaskLine.of(Stacks.of(Stream.of(frames).toArray(String[]::new)));
  }

  @Test
  void theLineIsInTheTaskThatWasCalledLast() {
    TaskLine line =
        line(
            "java.util.Arrays.sort",
            "app.Tools.order",
            "app.Sort.compute",
            EXEC,
            RUN,
            JUC + "ForkJoinTask.invokeAll",
            "app.Merge.compute",
            EXEC,
            RUN,
            JUC + "ForkJoinWorkerThread.run");
    assertThat(line).isEqualTo(new TaskLine("app.Sort", "app.Sort", "app.Sort.compute" + AT));
    assertThat(line.isOf("app.Sort")).isTrue();
    assertThat(line.isOf("app.Merge")).isFalse();
  }

  @Test
  void thePoolsCodeInATaskIsOfTheTask() {
    assertThat(line(JUC + "ForkJoinTask.fork", "app.Merge.compute", EXEC, RUN).line())
        .isEqualTo("app.Merge.compute" + AT);
  }

  /** What the agent calls the task is the lambda, or the runnable, that was submitted. */
  @Test
  void tasksOfTheJdkRunCodeOfTheUser() {
    TaskLine lambda =
        line(
            "app.Shop.price",
            "app.Shop.lambda$quote$3",
            JUC + "CompletableFuture$AsyncSupply.run",
            JUC + "CompletableFuture$AsyncSupply.exec",
            RUN);
    assertThat(lambda.isOf("app.Shop$$Lambda")).isTrue();
    assertThat(lambda.isOf("app.Shop")).isFalse();
    assertThat(lambda.line()).isEqualTo("app.Shop.quote" + AT + " (lambda)");

    TaskLine stream =
        line("app.Shop.lambda$sum$1", "java.util.stream.ForEachOps$ForEachTask.compute", RUN);
    assertThat(stream.isOf("java.util.stream.ForEachOps$ForEachTask")).isTrue();
  }

  /** The agent knows the class of the task itself, which somebody else's task may call. */
  @Test
  void aTaskOfAGeneratedClassIsNotOneOfTheClassBelow() {
    TaskLine line = line("app.Merge.compute", "app.Merge$ByteBuddy$x1.compute", EXEC, RUN);
    assertThat(line.isOf("app.Merge$ByteBuddy$x1")).isTrue();
    assertThat(line.isOf("app.Merge")).isFalse();
  }

  @Test
  void aLambdaThatAUsersTaskCallsIsOfThatTask() {
    TaskLine line = line("app.Merge.lambda$compute$0", "app.Merge.compute", EXEC, RUN);
    assertThat(line.isOf("app.Merge")).isTrue();
    assertThat(line.isOf("app.Merge$$Lambda")).isFalse();
  }

  @Test
  void noTaskOrNoCodeOfAUser() {
    assertThat(line("app.Main.main")).isNull();
    assertThat(line(JUC + "ForkJoinPool.scan", JUC + "ForkJoinPool.runWorker")).isNull();
    assertThat(line("java.util.Arrays$Sorter.compute", EXEC, RUN)).isNull();
  }
}
