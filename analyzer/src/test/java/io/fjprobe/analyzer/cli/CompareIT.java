package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.TakesMinutes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped analyzer, on real recordings of JDKs of which is known what makes them differ. */
class CompareIT {

  @TempDir private Path directory;

  /** In turns, so that what else runs on the machine meets both sides. */
  private List<String> inTurns(int base, int next, String... workload) throws IOException {
    List<Path> bases = new ArrayList<>();
    List<Path> nexts = new ArrayList<>();
    for (int fork = 1; fork <= 3; fork++) {
      bases.add(record(base, fork, workload));
      nexts.add(record(next, fork, workload));
    }
    return List.of(joined(bases), joined(nexts));
  }

  private Path record(int feature, int fork, String... workload) throws IOException {
    Path place = Files.createDirectories(directory.resolve(feature + "-" + fork));
    return AgentRun.hot(Jdks.get(feature), place, "level=default", workload).recording;
  }

  private static String joined(List<Path> recordings) {
    return recordings.stream().map(Path::toString).collect(Collectors.joining(","));
  }

  private JsonNode compare(String base, String next) throws IOException {
    ForkedJvm.Result result =
        AnalyzerJvm.in(directory)
            .jvmArguments("-Xmx128m")
            .arguments("compare", "--json", "--base", base, "--new", next)
            .run()
            .expectSuccess();
    assertThat(result.err()).isEmpty();
    return new JsonMapper().readTree(result.out()).at("/comparisons/0/comparison");
  }

  /** Takes some 20 s: sleeping tasks, of which JDK 8 lets more sleep at a time. */
  @Test
  @TakesMinutes
  void sparesWorkersThatOnlyJdk8Adds() throws IOException {
    Jdks.get(17).java(); // skips before anything is recorded
    String[] workload = {"join-order", "--order=fifo", "--iterations=3"};
    List<String> sides = inTurns(8, 17, workload);
    String base = sides.get(0);
    String next = sides.get(1);

    JsonNode slower = compare(base, next);
    assertThat(slower.at("/verdict").asText()).isEqualTo("SLOWER");
    assertThat(slower.at("/throughputRatio/value").asDouble()).isLessThan(0.5);
    JsonNode cause = slower.at("/explanations/0");
    assertThat(cause.at("/cause").asText())
        .as(slower.toPrettyString())
        .isEqualTo("compensation-policy");
    assertThat(cause.at("/jdkChanges/0/id").asText()).isEqualTo("compensation-9");
    assertThat(cause.at("/shareOfGap").asDouble()).isGreaterThan(0.8);
    assertThat(slower.at("/residualShare").asDouble()).isLessThan(0.05);
    assertThat(slower.at("/wallNanosPerOperation/difference/value").asDouble())
        .isCloseTo(sumOfContributions(slower), withinPercentage(0.1));

    JsonNode faster = compare(next, base);
    assertThat(faster.at("/verdict").asText()).isEqualTo("FASTER");
    assertThat(faster.at("/explanations/0/cause").asText()).isEqualTo("compensation-policy");

    JsonNode same = compare(next, next);
    assertThat(same.at("/verdict").asText()).isEqualTo("NO_DIFFERENCE_SHOWN");
    assertThat(same.at("/explanations")).isEmpty();
  }

  private static double sumOfContributions(JsonNode comparison) {
    double sum = 0;
    for (JsonNode row : comparison.at("/account")) {
      sum += row.at("/contribution/value").asDouble();
    }
    return sum;
  }
}
