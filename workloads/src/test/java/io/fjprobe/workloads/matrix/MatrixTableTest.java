package io.fjprobe.workloads.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.ReportOf;
import io.fjprobe.workloads.fork.StandInWorkload;
import io.fjprobe.workloads.run.options.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatrixTableTest {
  private static final String HOME = System.getProperty("java.home");

  private static String table(int forks, int failingRound) throws UsageException, ForkFailure {
    MatrixOptions options =
        new MatrixOptions(
            MatrixOptions.SYNTAX.parse(
                "old",
                "new",
                "--jdks=8=" + HOME + ",25=" + HOME,
                "--forks=" + forks,
                "--no-agent",
                "--out=out"),
            List.of(new StandInWorkload("old", 8), new StandInWorkload("new", 25)),
            Path.of("no.jar"),
            null);
    Plan plan = new Plan(options);
    List<Outcome> outcomes = new ArrayList<>();
    for (Plan.Step step : plan.steps) {
      long nanos = step.cell.jdk.feature.equals("8") ? 2_000 * step.round : 3_000 * step.round;
      boolean fails = step.cell.jdk.feature.equals("8") && step.round == failingRound;
      outcomes.add(
          fails
              ? new Outcome(step, null, "seeded")
              : new Outcome(step, ReportOf.measured(1, nanos, 1L), null));
    }
    return MatrixTable.format(Result.of(plan, outcomes), "8");
  }

  @Test
  void comparesTheJvmsOfARoundToThoseOfTheFirstJdk() throws Exception {
    assertThat(table(3, 0))
        .containsPattern("workload +JDK +time/op +interval +ratio to JDK 8 +ok\n")
        .containsPattern("old +8 +4\\.00 us +2\\.00 us\\.\\.6\\.00 us +1 +3 of 3\n")
        .containsPattern(
            "old +25 +6\\.00 us +\\S+ us\\.\\.9\\.00 us +1\\.500 \\(1\\.500\\.\\.1\\.500\\) +3 of 3\n")
        .containsPattern("new +8 +- +- +- +needs JDK 25\n")
        .containsPattern("new +25 +6\\.00 us .* - +3 of 3\n");
    assertThat(table(3, 0).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void namesFailuresAndGivesNoIntervalOfTheFewThatAreLeft() throws Exception {
    assertThat(table(3, 2))
        .containsPattern("old +8 +4\\.00 us +- +1 +2 of 3\n")
        .containsPattern("old +25 +6\\.00 us +\\S+ us\\.\\.\\S+ us +1\\.500 +3 of 3\n")
        .contains("FAILED round 2, JDK 8, old: seeded\n");
  }
}
