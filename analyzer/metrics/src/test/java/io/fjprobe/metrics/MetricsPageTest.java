package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/metrics.md lists the metrics that there are. */
class MetricsPageTest {

  private static final Path PAGE = Path.of("..", "..", "docs", "metrics.md");
  private static final Pattern ROW =
      Pattern.compile("\\| `(fjprobe|jvm)_\\w+` \\| (counter|gauge) \\| .*");

  /** Metrics of all pools have the same rows, so that they are listed by their prefix alone. */
  private static boolean isListed(String name) {
    String suffix = name.replaceFirst("^fjprobe_all_pools_", "");
    return suffix.equals(name) || !Offered.names().contains("fjprobe_pool_" + suffix);
  }

  private static String row(Map.Entry<String, MetricSnapshot> metric) {
    String type = metric.getValue() instanceof CounterSnapshot ? "counter" : "gauge";
    return "| `%s` | %s | %s |"
        .formatted(metric.getKey(), type, metric.getValue().getMetadata().getHelp());
  }

  @Test
  void listsTheMetricsThatThereAre() throws IOException {
    List<String> rows =
        Offered.all().entrySet().stream()
            .filter(each -> isListed(each.getKey()))
            .map(MetricsPageTest::row)
            .toList();
    assertThat(
            Files.readAllLines(PAGE).stream()
                .filter(line -> ROW.matcher(line).matches())
                .collect(Collectors.joining("\n")))
        .isEqualTo(String.join("\n", rows));
  }
}
