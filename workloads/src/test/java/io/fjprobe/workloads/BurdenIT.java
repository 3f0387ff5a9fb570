package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** What the mechanisms of the pool cost, by the jar as it is shipped. */
class BurdenIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");
  private static final int REPETITIONS = 20;

  @TempDir Path directory;

  private ForkedJvm burden(Jdk jdk, String... words) {
    return new ForkedJvm(jdk, directory).jar(JAR).arguments("burden").arguments(words);
  }

  /**
   * Other programs may need the CPUs all the time. Then something is not measured, which is told.
   */
  @EachJdk
  void measuresEachMechanismOrSaysWhyNot(Jdk jdk) throws IOException {
    Path json = directory.resolve("burden.json");
    ForkedJvm.Result result =
        burden(jdk, "--repetitions=" + REPETITIONS, "--warmup-repetitions=10", "--json=" + json)
            .run();
    JsonNode report = new ObjectMapper().readTree(json.toFile());
    JsonNode costs = report.get("costs");
    assertThat(costs).hasSize(10);
    for (Map.Entry<String, JsonNode> cost : costs.properties()) {
      String name = cost.getKey();
      if (cost.getValue().isNull()) {
        assertThat(report.at("/notMeasured/" + name).asText()).contains("both threads were on one");
      } else {
        assertSpread(name, cost.getValue());
      }
    }
    assertThat(result.exitCode()).isEqualTo(report.get("notMeasured").isEmpty() ? 0 : 1);
    assertThat(result.out()).contains("CPUs ", "fork that wakes a worker");
    assertWakeUpsCostMore(costs);
  }

  private static void assertSpread(String name, JsonNode spread) {
    assertThat(spread.get("count").asInt()).as(name).isEqualTo(REPETITIONS);
    assertThat(spread.get("p25").asDouble()).as(name).isNotNegative();
    assertThat(spread.get("median").asDouble())
        .isGreaterThanOrEqualTo(spread.get("p25").asDouble());
    assertThat(spread.get("p75").asDouble())
        .isGreaterThanOrEqualTo(spread.get("median").asDouble());
    assertThat(spread.get("p95").asDouble()).isGreaterThanOrEqualTo(spread.get("p75").asDouble());
  }

  private static void assertWakeUpsCostMore(JsonNode costs) {
    double forkAndJoin = costs.at("/forkJoinCpuNanos/median").asDouble();
    assertThat(forkAndJoin).isPositive();
    for (String wakeUp : new String[] {"forkWakeUpNanos", "submitWakeUpNanos"}) {
      if (!costs.get(wakeUp).isNull()) {
        assertThat(costs.at("/" + wakeUp + "/median").asDouble()).isGreaterThan(forkAndJoin);
      }
    }
  }

  @AnyJdk
  void oneCpuIsNotEnoughForTwoThreads(Jdk jdk) {
    ForkedJvm.Result result =
        burden(jdk, "--repetitions=5", "--warmup-repetitions=0")
            .jvmArguments("-XX:ActiveProcessorCount=1")
            .run()
            .expectExit(1);
    assertThat(result.out())
        .containsPattern("fork that wakes a worker +- +not measured +- +- +-\n")
        .contains("not measured: fork that wakes a worker: needs 2 CPUs, and the JVM has 1\n")
        .containsPattern("fork and join, not stolen \\(CPU time\\) .* [num]s +5\n");
  }

  @AnyJdk
  void helpsAndRefusesWithin100Columns(Jdk jdk) {
    ForkedJvm.Result result = burden(jdk, "--help").run().expectSuccess();
    assertThat(result.out()).contains("--parked-us=", "exit codes: 0 all is measured");
    assertThat(result.out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(burden(jdk, "--repetitions=0").run().expectExit(2).err())
        .startsWith("burden: --repetitions=0 is not possible");
    assertThat(burden(jdk, "fib").run().expectExit(2).err()).startsWith("burden: burden and fib");
  }
}
