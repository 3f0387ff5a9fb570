package io.fjprobe.workloads.overhead;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.fork.ReportOf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverheadTableTest {
  @TempDir Path directory;
  private Path jar;

  @BeforeEach
  void settingsBesideTheJar() throws Exception {
    jar = OverheadOptionsTest.distribution(directory);
  }

  /** Rounds in which the agent costs 10, 20 and 30 % of time, and no CPU time is known. */
  private List<Sample> samples(OverheadOptions options, Long cpuOfJfr, Long cpuOfPlain)
      throws ForkFailure {
    JavaHome jdk = options.jdks.get(0);
    List<Sample> samples = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      for (Load load : options.loads) {
        Figures jfr = ReportOf.measured(1, 1_000 * round, cpuOfJfr);
        Figures plain = ReportOf.measured(1, (1_000 + 100 * round) * round, cpuOfPlain);
        samples.add(new Sample(jdk, load, Variant.PLAIN, round, plain));
        samples.add(new Sample(jdk, load, Variant.JFR, round, jfr));
      }
    }
    return samples;
  }

  private OverheadOptions options(String workloads) throws Exception {
    return OverheadOptionsTest.options(
        jar, null, "--variants=plain,jfr", "--pairs=3", "--workloads=" + workloads);
  }

  @Test
  void comparesWithinRounds() throws Exception {
    OverheadOptions options = options("first");
    String own = JavaHome.own().feature;
    List<Comparison> comparisons = Comparison.of(options, samples(options, 2_000L, 3_000L));
    assertThat(OverheadTable.format(comparisons, 3))
        .startsWith(
            """
            JDK  workload  variant   CPU/op          ratio to jfr  time/op          ratio to jfr
            %-3s  first     plain    3.00 us  1.500 (1.500..1.500)  2.40 us  1.200 (1.100..1.300)
            %-3s  first     jfr      2.00 us                     1  2.00 us                     1
            """
                .formatted(own, own))
        .contains("over 3 JVMs", "95 % interval", "10000 resamples, fixed seed");
  }

  @Test
  void printsNoCpuTimeWhereThereIsNone() throws Exception {
    OverheadOptions options = options("first");
    List<Comparison> comparisons = Comparison.of(options, samples(options, null, null));
    assertThat(OverheadTable.format(comparisons, 3)).containsPattern("plain +- +- +2.40 us");
  }

  @Test
  void staysWithin100Columns() throws Exception {
    OverheadOptions options = options("unmanaged-block-long:first");
    List<Comparison> comparisons = Comparison.of(options, samples(options, 1_000L, 99_400L));
    assertThat(OverheadTable.format(comparisons, 1_000).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void reportsComparisonsAndWhereTheyComeFrom() throws Exception {
    OverheadOptions options = options("first");
    List<Sample> samples = samples(options, 2_000L, null);
    JsonNode report =
        new ObjectMapper()
            .readTree(OverheadReport.format(3, Comparison.of(options, samples), samples));
    assertThat(report.get("pairs").asInt()).isEqualTo(3);
    assertThat(report.at("/comparisons/0/variant").asText()).isEqualTo("plain");
    assertThat(report.at("/comparisons/0/timeRatio/median").asDouble()).isEqualTo(1.2);
    assertThat(report.at("/comparisons/0/cpuRatio/median").isNull()).isTrue();
    assertThat(report.get("samples")).hasSize(6);
    assertThat(report.at("/samples/5/round").asInt()).isEqualTo(3);
    assertThat(report.at("/samples/5/cpuNanos").asLong()).isEqualTo(2_000);
  }
}
