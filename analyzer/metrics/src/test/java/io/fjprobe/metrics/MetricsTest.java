package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MetricsTest {

  private static final Bean NONE = new Bean("none", Map.of());

  private static List<String> names(Reading reading) {
    return Offered.of(reading).stream()
        .map(metric -> metric.getMetadata().getPrometheusName())
        .toList();
  }

  @Test
  void whatIsNotRecordedIsNoMetric() {
    Bean pool = new Bean("pool", Map.of("PoolName", "common", "PoolKind", "common", "Forks", 0L));
    Bean all = new Bean("all", Map.of("Forks", 0L));
    Bean agent = new Bean("agent", Map.of("Version", "1"));

    assertThat(names(new Reading(List.of(pool), all, agent, NONE)))
        .containsExactlyInAnyOrder(
            "fjprobe_agent", "fjprobe_all_pools_forks", "fjprobe_pool_forks", "fjprobe_pool_live");
  }

  @Test
  void withoutTheAgentThereIsNothingOfPools() {
    Bean system = new Bean("system", Map.of("ProcessCpuTime", 1L, "AvailableProcessors", 2));

    assertThat(names(new Reading(List.of(), NONE, NONE, system)))
        .containsExactlyInAnyOrder("fjprobe_agent", "jvm_cpu_count", "jvm_cpu_time_seconds");
  }

  @Test
  void whatWorkersDoIsOneMetricWithALabel() {
    Bean all = new Bean("all", Map.of("SeenRunning", 3_000_000_000L, "SeenAtMonitor", 0L));
    CounterSnapshot time =
        (CounterSnapshot)
            Offered.of(new Reading(List.of(), all, new Bean("agent", Map.of("Version", "1")), NONE))
                .stream()
                .filter(metric -> metric.getMetadata().getName().contains("worker_time"))
                .findFirst()
                .orElseThrow();
    assertThat(time.getDataPoints())
        .extracting(
            each -> each.getLabels().get("fjprobe_worker_activity"), each -> each.getValue())
        .containsExactlyInAnyOrder(tuple("running", 3.0), tuple("at a monitor", 0.0));
  }

  @Test
  void timesAreInSeconds() {
    Bean all = new Bean("all", Map.of("IdleTime", 1_500_000_000L));
    CounterSnapshot idle =
        (CounterSnapshot)
            Offered.of(new Reading(List.of(), all, new Bean("agent", Map.of("Version", "1")), NONE))
                .stream()
                .filter(metric -> metric.getMetadata().getName().contains("idle_time"))
                .findFirst()
                .orElseThrow();
    assertThat(idle.getDataPoints().get(0).getValue()).isEqualTo(1.5);
  }
}
