package io.fjprobe.workloads.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
  private final CommandRun command = new CommandRun();
  private final FakeWorkload sound = new FakeWorkload("sound", FakeWorkload.sound());

  private int run(List<Workload> workloads, String... words) {
    return command.run(workloads, words);
  }

  private String out() {
    return command.out();
  }

  private String err() {
    return command.err();
  }

  @Test
  void runsTheDefaultModeOfOneWorkload() {
    assertThat(run(List.of(sound), "sound")).isZero();
    assertThat(out())
        .containsPattern("sound +first +12 .* ok\n")
        .doesNotContain("sound +following");
    assertThat(err().lines()).hasSize(5).first().asString().startsWith("sound first: warm-up 1/1");
  }

  @Test
  void runsEachModeOfEachWorkloadWhenNoneIsNamed() {
    FakeWorkload other = new FakeWorkload("other", FakeWorkload.sound());
    assertThat(run(List.of(sound, other), "--operations=2", "--iterations=1")).isZero();
    assertThat(out())
        .containsPattern("sound +first +2 ")
        .containsPattern("sound +following +2 ")
        .containsPattern("other +first +2 ")
        .containsPattern("other +following +2 ");
  }

  @Test
  void runsTheSuiteWhenNoneIsNamed() {
    FakeWorkload other = new FakeWorkload("other", FakeWorkload.sound());
    assertThat(command.run(List.of(sound, other), List.of(sound))).isZero();
    assertThat(out()).containsPattern("sound +first +9 .* ok").doesNotContain("other");
  }

  @Test
  void runsSeveralInEachModeWithTheOptionsThatTheyKnow() {
    FakeWorkload other = new FakeWorkload("other", FakeWorkload.sound());
    FakeWorkload third = new FakeWorkload("third", FakeWorkload.sound());
    assertThat(run(List.of(sound, other, third), "third", "sound", "--n=3")).isZero();
    assertThat(out())
        .containsPattern("third +first +12 .* ok\n *third +following .*\nsound +first ")
        .contains("sound following  call with 3")
        .doesNotContain("other");
  }

  @Test
  void takesTheValueOfAnOptionFromTheNextWordToo() {
    assertThat(run(List.of(sound), "--n", "3", "sound", "--mode", "following")).isZero();
    assertThat(out()).contains("sound following  call with 3");
  }

  @Test
  void runsSeveralInTheModeThatIsGiven() {
    FakeWorkload other = new FakeWorkload("other", FakeWorkload.sound());
    assertThat(run(List.of(sound, other), "sound", "other", "--mode=following")).isZero();
    assertThat(out()).contains("sound", "other", "following").doesNotContain("first");
  }

  @Test
  void refusesWhatThisJdkHasNot() {
    FakeWorkload future = new FakeWorkload("future", FakeWorkload.sound(), "following", 999);
    assertThat(run(List.of(future), "future", "--mode=following")).isEqualTo(2);
    assertThat(err())
        .contains("workloads: future following on JDK " + Runtime.version().feature())
        .contains("it needs JDK 999 or later");
  }

  @Test
  void leavesOutOfSeveralOnlyTheModesThatThisJdkHasNot() {
    FakeWorkload future = new FakeWorkload("future", FakeWorkload.sound(), "following", 999);
    assertThat(run(List.of(sound, future), "sound", "future")).isZero();
    assertThat(out()).containsPattern("future +first .* ok").doesNotContain("future following");
    assertThat(err()).contains("workloads: without future following, which needs JDK 999");
  }

  @Test
  void refusesAParallelismThatTheJvmHasDecided() {
    FakeWorkload common =
        new FakeWorkload("common", FakeWorkload.sound()) {
          @Override
          public PoolKind poolKind(Values values) {
            return PoolKind.COMMON;
          }
        };
    assertThat(run(List.of(common), "common", "--parallelism=32000")).isEqualTo(2);
    assertThat(err())
        .contains("--parallelism=32000 in a pool of parallelism ")
        .contains("java -Djava.util.concurrent.ForkJoinPool.common.parallelism=32000");
  }

  @Test
  void showsWhatIsNotRecordedAsSuch() {
    FakeWorkload other =
        new FakeWorkload("other", (pool, tally) -> tally.operation(1)) {
          @Override
          public PoolKind poolKind(Values values) {
            return PoolKind.OTHER;
          }
        };
    assertThat(run(List.of(other), "other")).isZero();
    assertThat(out()).containsPattern("other +first +12 +\\S+ [nmu]s +\\S+ +- +- +ok");
  }

  @Test
  void failsForAWrongResultAndRunsTheOthers() {
    FakeWorkload wrong =
        new FakeWorkload("wrong", (pool, tally) -> CheckFailure.unlessEqual("six by nine", 54, 42));
    assertThat(run(List.of(wrong, sound))).isEqualTo(1);
    assertThat(out()).containsPattern("wrong .* FAILED\n").containsPattern("sound .* ok\n");
    assertThat(err()).contains("workloads: wrong first: six by nine is 54, expected 42; ");
  }

  @Test
  void failsForAnExceptionOfATask() {
    FakeWorkload throwing =
        new FakeWorkload(
            "throwing",
            (pool, tally) ->
                pool.submit(
                        () -> {
                          throw new IllegalStateException("seeded");
                        })
                    .join());
    assertThat(run(List.of(throwing), "throwing")).isEqualTo(1);
    assertThat(err()).contains("workloads: throwing first: ").contains("seeded");
  }

  @Test
  void failsWhenOnlyALaterIterationIsWrong() {
    int[] calls = new int[1];
    FakeWorkload late =
        new FakeWorkload(
            "late",
            (pool, tally) -> {
              CheckFailure.unlessEqual("the call", Math.min(++calls[0], 7), calls[0]);
              tally.operation(0, 0);
            });
    assertThat(run(List.of(late), "late")).isEqualTo(1);
    assertThat(out()).containsPattern("late +first +3 .* FAILED\n");
  }

  @Test
  void failsWhenAnOperationIsNotTallied() {
    FakeWorkload silent = new FakeWorkload("silent", (pool, tally) -> {});
    assertThat(run(List.of(silent), "silent")).isEqualTo(1);
    assertThat(err()).contains("the number of tallied operations is 0, expected 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nosuch                               | unknown workload nosuch; there are sound
          sond                                 | unknown workload sond; did you mean sound? there are sound
          martix sound                         | unknown workload martix; did you mean matrix? there are sound
          sond --n=3                           | unknown workload sond; did you mean sound?
          sound --itertions=3                  | unknown option --itertions; did you mean --iterations? sound takes
          --itertions 3 sound                  | unknown option --itertions; did you mean --iterations? sound takes
          sound --n --mode=first               | option --n has no value
          sound sound                          | workload sound twice
          sound other                          | unknown workload other
          sound --nosuch=1                     | unknown option --nosuch; sound takes --n, --mode
          --n=3                                | unknown option --n; the suite takes --parallelism
          sound --n                            | option --n has no value
          sound --n=                           | --n= is not possible
          sound --n=ten                        | --n=ten is not possible
          sound --n=10                         | write --n=<n>: of nothing, 1 to 9
          sound --mode=third                   | write --mode=first|following
          sound --parallelism=0                | --parallelism=0 is not possible
          sound --iterations=0                 | --iterations=0 is not possible
          sound --warmup=3                     | write --warmup=<n>x<seconds>s
          sound --measure=0x1s                 | nothing would be measured
          sound --operations=1 --measure=1x1s  | --operations together with a time
          sound --pool=common                  | write --pool=run|iteration
          sound --json=no/such/directory/file  | cannot write no/such/directory/file (no such file or directory); its
          -h                                   | unknown option -h; did you mean --help? the suite takes
          -x                                   | unknown option -x; the suite takes --parallelism
          """)
  void refuses(String words, String message) {
    assertThat(run(List.of(sound), words.split(" "))).isEqualTo(2);
    assertThat(err()).startsWith("workloads: ").contains(message).hasLineCount(1);
    assertThat(out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "sound --help", "--list"})
  void printsTextsWithin100Columns(String words) {
    assertThat(run(List.of(sound), words.split(" "))).isZero();
    assertThat(out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void documentsExitCodes() {
    run(List.of(sound), "--help");
    assertThat(out()).contains("exit codes: 0 all checks ok, 1 a check failed, 2 the command line");
  }

  @Test
  void listsNamesPurposesAndDefaults() {
    run(List.of(sound), "--list");
    assertThat(out()).contains("sound", "stands in for a workload", "--mode=first|following --n=7");
  }

  @Test
  void complainsAboutAFileBeforeItRuns(@TempDir Path directory) {
    run(List.of(sound), "sound", "--json=" + directory);
    assertThat(err()).contains("cannot write").doesNotContain("warm-up");
  }

  @Test
  void writesFiguresToAFile(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("figures.json");
    assertThat(run(List.of(sound), "sound", "--json=" + file)).isZero();
    assertThat(Files.readString(file)).startsWith("{");
  }
}
