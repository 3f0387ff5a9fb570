package io.fjprobe.workloads.run.report;

import static io.fjprobe.workloads.run.measure.Results.iteration;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.measure.Results;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.schedule.Phase;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTableTest {

  @Test
  void printsALineForEachRun() throws UsageException {
    RunResult result =
        Results.of(
            Results.plan("fake", "following"),
            iteration(Phase.MEASURED, 4, 8_000),
            iteration(Phase.MEASURED, 4, 16_000),
            iteration(Phase.MEASURED, 4, 12_345));
    assertThat(ResultTable.format(List.of(result)))
        .startsWith(
            """
            workload  mode       ops  time/op    min..max  tasks/op  steals+taken  check
            fake      following   12  3.09 us  2.00..4.00         1             2     ok
            """);
  }

  @Test
  void printsNoFiguresOfARunThatFailedAtOnce() throws UsageException {
    RunResult result = Results.of(Results.plan("fake", "first"));
    result.failure = "seeded";
    assertThat(ResultTable.format(List.of(result)))
        .contains("fake      first    0        -         -         -             -  FAILED\n");
  }

  @Test
  void staysWithin100Columns() throws UsageException {
    IterationResult slow = iteration(Phase.MEASURED, 1, 999_999_000_000L);
    slow.tally.operation(0, 99_999_998);
    slow.stealCount = 99_999_999;
    IterationResult many = iteration(Phase.MEASURED, 9_999_990, 99_999_999_999L);
    List<RunResult> results =
        List.of(
            Results.of(Results.plan("unmanaged-block", "following"), slow, slow),
            Results.of(Results.plan("unmanaged-block", "following"), many));
    String printed = ResultTable.format(results) + RunNotes.format(results);
    assertThat(printed.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void saysWhatAnOperationIsAndWhatItMeasuredItself() throws UsageException {
    RunResult result =
        Results.of(Results.plan("fake", "first"), iteration(Phase.MEASURED, 4, 8_000));
    assertThat(RunNotes.format(List.of(result)))
        .isEqualTo("one op:\n  fake first  call with 7\n      paused 1.00 us\n");
  }

  @Test
  void givesCountsForAnOperationOrElseInAll() throws UsageException {
    IterationResult iteration = iteration(Phase.MEASURED, 4, 8_000);
    iteration.tally.add("paired", 8);
    iteration.tally.add("rare", 1);
    RunResult result = Results.of(Results.plan("fake", "first"), iteration);
    assertThat(RunNotes.format(List.of(result))).contains(", paired 2, rare 1 in 4 ops\n");
  }

  @ParameterizedTest
  @CsvSource({
    "3.14159, 3.14 ns",
    "999.94, 999.9 ns",
    "1000, 1.00 us",
    "54321, 54.3 us",
    "1234567, 1.23 ms",
    "1e9, 1000 ms",
    "12345678901, 12346 ms",
  })
  void choosesAUnitThatFits(double nanos, String text) {
    assertThat(TimeScale.format(nanos)).isEqualTo(text);
  }
}
