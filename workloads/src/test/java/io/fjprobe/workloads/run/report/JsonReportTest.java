package io.fjprobe.workloads.run.report;

import static io.fjprobe.workloads.run.measure.Results.iteration;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.workloads.run.json.Json;
import io.fjprobe.workloads.run.measure.Results;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.schedule.Phase;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonReportTest {
  private final ObjectMapper mapper = new ObjectMapper();

  private JsonNode report(RunResult... results) throws Exception {
    return mapper.readTree(JsonReport.format(List.of(results)));
  }

  @Test
  void recordsTheEnvironmentOnce() throws Exception {
    JsonNode report = report();
    assertThat(report.get("schemaVersion").asInt()).isEqualTo(1);
    JsonNode environment = report.get("environment");
    assertThat(environment.get("jdkVersion").asText())
        .isEqualTo(System.getProperty("java.runtime.version"));
    assertThat(environment.get("cpus").asInt()).isPositive();
    assertThat(environment.get("agentPresent").asBoolean()).isFalse();
    assertThat(report.get("runs")).isEmpty();
  }

  @Test
  void recordsARunWithItsEffectiveOptions() throws Exception {
    JsonNode run =
        report(Results.of(Results.plan("fake", "following"), iteration(Phase.MEASURED, 4, 8_000)))
            .get("runs")
            .get(0);
    assertThat(run.get("workload").asText()).isEqualTo("fake");
    assertThat(run.get("mode").asText()).isEqualTo("following");
    assertThat(run.get("unit").asText()).isEqualTo("call with 7");
    assertThat(run.get("direction").asText()).isEqualTo("lower is better");
    assertThat(run.get("scale").asText()).isEqualTo("default");
    assertThat(run.at("/options/n").asInt()).isEqualTo(7);
    assertThat(run.at("/schedule/measured/operations").asInt()).isEqualTo(3);
    assertThat(run.at("/schedule/measured/seconds").isNull()).isTrue();
    assertThat(run.get("failure").isNull()).isTrue();
    assertThat(run.at("/summary/nanosPerOperationMedian").asDouble()).isEqualTo(2_000);
    assertThat(run.at("/summary/extras/pausedNanos").asLong()).isEqualTo(4_000);
  }

  @Test
  void recordsEachIteration() throws Exception {
    JsonNode iteration =
        report(Results.of(Results.plan("fake", "first"), iteration(Phase.WARM_UP, 4, 8_000)))
            .at("/runs/0/iterations/0");
    assertThat(iteration.fieldNames())
        .toIterable()
        .containsExactly(
            "phase",
            "iteration",
            "start",
            "operations",
            "nanos",
            "cpuNanos",
            "nanosPerOperation",
            "executedTasks",
            "stealCount",
            "stealCountOfPool",
            "poolSize",
            "threadsCreated",
            "threadsCreatedOfPool",
            "poolName",
            "checksum",
            "verified",
            "extras",
            "facts",
            "times");
    assertThat(iteration.get("phase").asText()).isEqualTo("warm-up");
    assertThat(iteration.get("start").asText()).isEqualTo("1970-01-01T00:00:00Z");
    assertThat(iteration.get("nanosPerOperation").asDouble()).isEqualTo(2_000);
  }

  @Test
  void staysJsonWhereThereAreNoFigures() throws Exception {
    RunResult result = Results.of(Results.plan("fake", "first"));
    result.failure = "line\nbreak, \"quotes\", back\\slash, tab\t";
    JsonNode run = report(result).at("/runs/0");
    assertThat(run.get("failure").asText()).isEqualTo(result.failure);
    assertThat(run.at("/summary/nanosPerOperationMedian").isNull()).isTrue();
    assertThat(run.get("verified").asBoolean()).isFalse();
  }

  @Test
  void writesEveryKindOfValue() throws Exception {
    String json =
        Json.write(
            Map.of("list", Arrays.asList(1, 2L, 0.5, true, null, "x", Double.NaN, List.of())));
    assertThat(mapper.readTree(json))
        .isEqualTo(mapper.readTree("{\"list\":[1,2,0.5,true,null,\"x\",null,[]]}"));
  }
}
