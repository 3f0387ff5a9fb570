package io.fjprobe.workloads.run.figures;

import static io.fjprobe.workloads.run.measure.Results.iteration;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.measure.Results;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.schedule.Phase;
import org.junit.jupiter.api.Test;

class SummaryTest {

  @Test
  void takesTheMedianOfTheMeasuredIterations() throws UsageException {
    Summary summary =
        Results.of(
                Results.plan("fake", "first"),
                iteration(Phase.WARM_UP, 1, 999_999),
                iteration(Phase.MEASURED, 10, 700),
                iteration(Phase.MEASURED, 1, 50),
                iteration(Phase.MEASURED, 2, 120))
            .summary();
    assertThat(summary.operations).isEqualTo(13);
    assertThat(summary.medianNanos).isEqualTo(60);
    assertThat(summary.minNanos).isEqualTo(50);
    assertThat(summary.maxNanos).isEqualTo(70);
    assertThat(summary.tasksPerOperation).isEqualTo(1);
    assertThat(summary.stealsPerOperation).isEqualTo(2);
    assertThat(summary.extras).containsEntry("pausedNanos", 13_000L);
  }

  @Test
  void leavesOutAnIterationThatFailed() throws UsageException {
    IterationResult failed = iteration(Phase.MEASURED, 1, 1);
    failed.verified = false;
    RunResult result =
        Results.of(Results.plan("fake", "first"), iteration(Phase.MEASURED, 1, 50), failed);
    assertThat(result.summary().minNanos).isEqualTo(50);
  }
}
