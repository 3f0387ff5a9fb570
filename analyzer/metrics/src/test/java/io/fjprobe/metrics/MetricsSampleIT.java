package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files of samples/metrics are what Prometheus takes, and name metrics that there are. */
class MetricsSampleIT {

  private static final Path SAMPLE = Path.of("..", "..", "samples", "metrics");

  private static final Pattern METRIC = Pattern.compile("\\b(fjprobe|jvm)_\\w+");
  private static final Pattern EXPRESSION =
      Pattern.compile("\"expr\": *(\"(?:[^\"\\\\]|\\\\.)*\")");

  @Test
  void rulesAlertWhenTheyShould() throws Exception {
    for (String[] each :
        new String[][] {
          {"check", "config", "prometheus.yml"},
          {"check", "rules", "rules.yml"},
          {"test", "rules", "rules-test.yml"}
        }) {
      each[2] = SAMPLE.resolve(each[2]).toString();
      Promtool.Result result = Promtool.run("", each);
      assertThat(result.exitCode()).as(String.join("\n", result.lines())).isZero();
    }
  }

  @Test
  void theDashboardAsksWhatPrometheusUnderstands() throws Exception {
    Matcher expression = EXPRESSION.matcher(Files.readString(SAMPLE.resolve("dashboard.json")));
    StringBuilder rules = new StringBuilder("groups:\n- name: dashboard\n  rules:\n");
    int expressions = 0;
    while (expression.find()) {
      rules.append("  - record: expression").append(expressions++).append("\n    expr: ");
      rules.append(expression.group(1).replace("$__rate_interval", "1m")).append('\n');
    }
    assertThat(expressions).isGreaterThan(5);
    Promtool.Result result = Promtool.run(rules.toString(), "check", "rules", "/dev/stdin");
    assertThat(result.exitCode()).as(String.join("\n", result.lines())).isZero();
  }

  @Test
  void allNamedMetricsExist() throws Exception {
    Set<String> named = new TreeSet<>();
    for (String each : List.of("rules.yml", "rules-test.yml", "dashboard.json", "README.md")) {
      Matcher metric = METRIC.matcher(Files.readString(SAMPLE.resolve(each)));
      while (metric.find()) {
        named.add(metric.group());
      }
    }
    named.removeAll(
        Set.of(
            "fjprobe_pool_kind",
            "jvm_executor_name",
            "jvm_executor_thread_state",
            "fjprobe_worker_activity"));
    assertThat(Offered.names()).containsAll(named);
    assertThat(named).hasSizeGreaterThan(5);
  }
}
