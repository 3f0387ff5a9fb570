package io.fjprobe.workloads.run.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.FakeWorkload;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.schedule.Iterations;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.PoolLife;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RunPlanTest {
  private final FakeWorkload workload = new FakeWorkload("fake", FakeWorkload.sound());

  @Test
  void takesWhatTheWorkloadSaysUnlessGivenOtherwise() throws UsageException {
    RunPlan plan = RunPlans.one(workload, Map.of()).get(0);
    assertThat(plan.mode).isEqualTo("first");
    assertThat(plan.values.integer("n")).isEqualTo(7);
    assertThat(plan.poolLife).isEqualTo(PoolLife.ITERATION);
    assertThat(plan.schedule).hasToString("warm-up 1 of 3 op, measured 4 of 3 op");
    assertThat(plan.scale).isEqualTo("default");
  }

  @Test
  void takesWhatIsGiven() throws UsageException {
    RunPlan plan =
        RunPlans.one(
                workload, Map.of("mode", "following", "n", "9", "pool", "run", "parallelism", "3"))
            .get(0);
    assertThat(plan.title()).isEqualTo("fake following");
    assertThat(plan.values.integer("n")).isEqualTo(9);
    assertThat(plan.poolLife).isEqualTo(PoolLife.RUN);
    assertThat(plan.parallelism).isEqualTo(3);
    assertThat(plan.scale).isEqualTo("custom");
  }

  @Test
  void countsIterationsByTimeOrByOperations() throws UsageException {
    assertThat(schedule("warmup", "2x0.25s", "measure", "4x1s"))
        .isEqualTo("warm-up 2 of 0.250 s, measured 4 of 1.00 s");
    assertThat(schedule("warmup-iterations", "0", "iterations", "9", "operations", "5"))
        .isEqualTo("warm-up 0 of 5 op, measured 9 of 5 op");
    assertThat(schedule("measure", "4x2s", "iterations", "6"))
        .isEqualTo("warm-up 1 of 3 op, measured 6 of 2.00 s");
  }

  private String schedule(String... given) throws UsageException {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < given.length; i += 2) {
      options.put(given[i], given[i + 1]);
    }
    return RunPlans.one(workload, options).get(0).schedule.toString();
  }

  @Test
  void endsAnIterationAfterItsTimeOrItsOperations() {
    assertThat(Iterations.timed(1, 0.5).isOver(1_000_000, 499_999_999)).isFalse();
    assertThat(Iterations.timed(1, 0.5).isOver(1, 500_000_000)).isTrue();
    assertThat(Iterations.counted(1, 2).isOver(1, Long.MAX_VALUE)).isFalse();
    assertThat(Iterations.counted(1, 2).isOver(2, 0)).isTrue();
  }

  @Test
  void cutsTheSuiteDown() throws UsageException {
    List<RunPlan> plans = RunPlans.suite(List.of(workload), Map.of());
    assertThat(plans).extracting(RunPlan::title).containsExactly("fake first", "fake following");
    assertThat(plans).extracting(plan -> plan.scale).containsOnly("quick");
    assertThat(plans)
        .extracting(plan -> plan.schedule.toString())
        .containsOnly("warm-up 1 of 3 op, measured 3 of 3 op");
    assertThat(Schedule.timed(5, 20, 3.0).quick())
        .hasToString("warm-up 1 of 0.500 s, measured 3 of 0.500 s");
  }
}
