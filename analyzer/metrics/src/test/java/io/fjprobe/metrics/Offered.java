package io.fjprobe.metrics;

import io.opentelemetry.exporter.prometheus.PrometheusMetricReader;
import io.opentelemetry.sdk.metrics.SdkMeterProvider;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** All metrics that can be offered, as if a JVM recorded everything. */
final class Offered {

  private static final List<String> NUMBERS =
      List.of(
          "Parallelism",
          "Workers",
          "Active",
          "QueuedTasks",
          "QueuedSubmissions",
          "LivePools",
          "PoolsWithoutBean",
          "SuppressedErrors",
          "PoolsStarted",
          "PoolsEnded",
          "ExternalWaits",
          "ExternalBlockedTime",
          "VirtualWaits",
          "VirtualBlockedTime",
          "ProcessCpuTime",
          "AvailableProcessors");

  private Offered() {}

  /** A bean that has every attribute. */
  static Bean bean() {
    Map<String, Object> attributes = new HashMap<>();
    NUMBERS.forEach(each -> attributes.put(each, 1L));
    for (Figure each : Figure.values()) {
      attributes.put(each.attribute(), 1L);
    }
    attributes.put("PoolName", "common");
    attributes.put("PoolKind", "common");
    return new Bean("bean", attributes);
  }

  /** What Prometheus gets of a reading. */
  static List<MetricSnapshot> of(Reading reading) {
    PrometheusMetricReader reader =
        PrometheusMetricReader.builder()
            .setOtelScopeLabelsEnabled(false)
            .setTargetInfoMetricEnabled(false)
            .build();
    try (SdkMeterProvider provider =
        SdkMeterProvider.builder().registerMetricReader(reader).build()) {
      new Metrics(provider.get("test")).observe(() -> Optional.of(reading));
      return new ArrayList<>(reader.collect().stream().toList());
    }
  }

  /** By the names that Prometheus has for them. */
  static Map<String, MetricSnapshot> all() {
    Bean bean = bean();
    Map<String, MetricSnapshot> all = new TreeMap<>();
    for (MetricSnapshot each : of(new Reading(List.of(bean), bean, bean, bean))) {
      all.put(name(each), each);
    }
    return all;
  }

  static Set<String> names() {
    return all().keySet();
  }

  private static String name(MetricSnapshot metric) {
    String name = metric.getMetadata().getPrometheusName();
    return metric instanceof CounterSnapshot ? name + "_total" : name;
  }
}
