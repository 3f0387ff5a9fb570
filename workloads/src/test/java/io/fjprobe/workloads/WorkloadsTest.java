package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.CheckFailure;
import io.fjprobe.workloads.run.CommandLine;
import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.Tally;
import io.fjprobe.workloads.run.Workload;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.SleepTask;
import io.fjprobe.workloads.task.TrigArguments;
import io.fjprobe.workloads.task.TrigTask;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The workloads themselves: their check values, and that they notice a pool that cheats. */
class WorkloadsTest {

  @Test
  void trigAddsUpToTheKnownSum() {
    assertThat(new TrigArguments(200).directSum()).isCloseTo(391.877316, Offset.offset(5e-7));
  }

  @Test
  void namesDiffer() {
    assertThat(Workloads.ALL).extracting(Workload::name).doesNotHaveDuplicates();
  }

  @Test
  void trigNoticesASumThatIsWrong() {
    assertThat(failureOf("trig", task -> 0.5)).contains("the sum of the tasks is ");
  }

  @Test
  void trigNoticesTasksThatDidNotRun() {
    assertThat(failureOf("trig", task -> ((TrigTask) task).direct()))
        .contains("the number of executed tasks is 0, expected 1000");
  }

  @Test
  void fibNoticesAWrongNumber() {
    assertThat(failureOf("fib", task -> 196_417L)).contains("fib(27) is 196417, expected 196418");
  }

  @Test
  void fibNoticesCallsThatDidNotHappen() {
    assertThat(failureOf("fib", task -> 196_418L))
        .contains("the number of calls is 0, expected 635621");
  }

  @Test
  void joinOrderNoticesTasksThatDidNotRun() {
    assertThat(failureOf("join-order", task -> null))
        .contains("the number of executed leaves is 0, expected 40");
  }

  @Test
  void managedBlockNoticesTasksThatDidNotRun() {
    assertThat(failureOf("managed-block", task -> null))
        .contains("the number of executed leaves is 0, expected 64");
  }

  @Test
  void submitStormNoticesTasksThatDidNotRun() {
    assertThat(failureOf("submit-storm", task -> null))
        .contains("the number of executed tasks is 0, expected 400000");
  }

  @Test
  void sleepsAreCounted() {
    Operation operation = new ForkAndJoinOperation(2, () -> new SleepTask(3, 0), JoinOrder.LIFO, 7);
    assertThatThrownBy(() -> operation.run(ForkJoinPool.commonPool(), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the number of sleeps is 6, expected 7");
  }

  private static String failureOf(String workload, Function<ForkJoinTask<?>, Object> result) {
    CheatingPool pool = new CheatingPool(result);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<Workload> cheated = List.of(new CheatedWorkload(workload, pool));
    int exitCode =
        new CommandLine(
                cheated, new PrintStream(new ByteArrayOutputStream()), new PrintStream(err, true))
            .run(workload, "--operations=1");
    assertThat(exitCode).isEqualTo(1);
    return err.toString();
  }
}
