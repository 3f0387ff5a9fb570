package io.fjprobe.workloads;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.CommandLine;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.MergeSortTask;
import io.fjprobe.workloads.task.Primes;
import io.fjprobe.workloads.task.SleepTask;
import io.fjprobe.workloads.task.Token;
import io.fjprobe.workloads.task.TrigArguments;
import io.fjprobe.workloads.task.TrigTask;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  void trigRunsInBothPoolsOneAfterTheOther() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int exitCode =
        new CommandLine(
                Workloads.ALL,
                new PrintStream(out, true),
                new PrintStream(new ByteArrayOutputStream()))
            .run("trig", "--pool-impl=both", "--operations=1", "--iterations=1");
    assertThat(exitCode).isZero();
    assertThat(out.toString(UTF_8)).containsSubsequence("trig fresh ", "trig fresh on jsr166y ");
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fan-out       |                  | the number of executed leaves is 0, expected 100000
          nqueens       |                  | the number of solutions is 0, expected 724
          uts           |                  | the number of nodes is 0, expected 734073
          blocked-pool  |                  | the number of leaves that slept is 5, expected 8
          pulse         |                  | the number of executed tasks is 0, expected 1000
          quiesce       |                  | executed tasks at quiescence is 0, expected 32767
          quiesce       | --by=help        | executed tasks at quiescence is 5, expected 32767
          exceptions    |                  | the number of exceptions is 0, expected 2000
          exceptions    | --mode=cancel    | the number of cancelled tasks is 0, expected 2000
          stream-reduce | --in=pool        | the sum of the range is 5, expected 199999990000000
          """)
  void noticesAPoolThatRunsNothing(String workload, String mode, String failure) {
    String[] modes = mode == null ? new String[0] : new String[] {mode};
    assertThat(failureOf(workload, task -> task instanceof RecursiveAction ? null : 5L, modes))
        .contains(failure);
  }

  @Test
  void sortNoticesWhatIsOutOfOrder() {
    int forks = MergeSortTask.forksExpected(1_000_000);
    assertThat(failureOf("sort", task -> forks))
        .contains("the number of elements out of order is ");
    assertThat(failureOf("sort", task -> 0)).contains("the number of forks is 0, expected 127");
  }

  @Test
  void kmeansNoticesMeansThatAreWrong() {
    assertThat(failureOf("kmeans", task -> new long[30])).contains("a coordinate of a mean is ");
  }

  @Test
  void aTokenNotesEachStationInOrder() {
    Token[] tokens = Token.spread(1, 3, 4);
    for (int station : new int[] {0, 1, 2, 0}) {
      tokens[0].hop(station);
    }
    assertThat(tokens[0].way()).isEqualTo(Token.direct(tokens, 3));
    Token[] astray = Token.spread(1, 3, 4);
    for (int station : new int[] {0, 2, 1, 0}) {
      astray[0].hop(station);
    }
    assertThat(astray[0].way()).isNotEqualTo(Token.direct(astray, 3));
  }

  @Test
  void countsPrimesInTwoWays() {
    assertThat(Primes.countBelow(100_000)).isEqualTo(9_592);
    assertThat(IntStream.range(0, 1_000).filter(Primes::isPrime).count()).isEqualTo(168);
  }

  @Test
  void sleepsAreCounted() {
    Leaves leaves = new Leaves(2, number -> new SleepTask(3, 0), 7);
    Operation operation = new ForkAndJoinOperation(leaves, JoinOrder.LIFO);
    assertThatThrownBy(() -> operation.run(ForkJoinPool.commonPool(), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the sum of the leaves' check values is 6, expected 7");
  }

  private static String failureOf(
      String workload, Function<ForkJoinTask<?>, Object> result, String... options) {
    CheatingPool pool = new CheatingPool(result);
    List<String> words = new ArrayList<>(List.of(workload, "--operations=1"));
    words.addAll(List.of(options));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<Workload> cheated = List.of(new CheatedWorkload(workload, pool));
    int exitCode =
        new CommandLine(
                cheated, new PrintStream(new ByteArrayOutputStream()), new PrintStream(err, true))
            .run(words.toArray(new String[0]));
    assertThat(exitCode).isEqualTo(1);
    return err.toString(UTF_8);
  }
}
