package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.scale.Forecast;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.Variant.Kind;
import io.fjprobe.analyzer.trial.result.Failure;
import io.fjprobe.analyzer.trial.result.Trial;
import io.fjprobe.analyzer.trial.result.TrialRow;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TrialReportTest {

  private static final String COMMON = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";
  private static final TrialRow AS_IT_IS =
      new TrialRow(
          variant(Kind.AS_IT_IS, "as it is"),
          5,
          List.of(),
          new TrialRow.Cost(1.5e6, 2.5e6),
          null,
          List.of(),
          List.of());

  private static final Variant FOUR = variant(Kind.PARALLELISM, "parallelism 4", COMMON + "4");

  private static Variant variant(Kind kind, String label, String... sets) {
    return new Variant(kind, label.replace(' ', '-'), label, List.of(sets), List.of());
  }

  private static TrialRow row(
      Variant variant, SpeedVerdict verdict, @Nullable Estimate ratio, @Nullable Integer pairs) {
    return new TrialRow(
        variant,
        5,
        List.of(),
        new TrialRow.Cost(1e6, null),
        new TrialRow.Outcome(verdict, ratio, 0.08, pairs),
        List.of(),
        List.of());
  }

  private static TrialReport report(UnitOfWork unit, TrialRow... variants) {
    return TrialReport.of(
        "1.0",
        List.of("java", "-jar", "app.jar"),
        5,
        List.of(new Trial("orders, parallelism 2", unit, AS_IT_IS, List.of(variants))),
        Map.of(FOUR, new Forecast.Ratio(1.5, 1.45, 1.62)));
  }

  @Test
  void whatWasPredictedStandsBesideTheTrial() {
    TrialRow row = row(FOUR, SpeedVerdict.FASTER, new Estimate(1.31, 1.24, 1.38), 5);
    TrialRow other = row(variant(Kind.JDK, "JDK 25"), SpeedVerdict.NO_INTERVAL, null, null);
    String text = TrialText.of(report(UnitOfWork.OPERATION, row, other));
    assertThat(text.lines().map(line -> line.strip().replaceAll(" +", " ")))
        .contains(
            "per operation time CPU time predicted against the program as it is",
            "parallelism 4 1 ms - 1.50 (1.45..1.62) faster: 1.31 times (1.24..1.38)",
            "JDK 25 1 ms - not compared");
    assertThat(text).contains("\npredicted how many times as fast");
    assertThat(TrialText.of(report(UnitOfWork.RUN, row)))
        .as("a run is more than its tasks")
        .doesNotContain("predicted");
  }

  private static TrialReport all() {
    TrialRow failed =
        new TrialRow(
            variant(Kind.OPTION, "-XX:+NoSuchOption", "-XX:+NoSuchOption"),
            0,
            List.of(new Failure(1, "exit code 1", List.of("Unrecognized VM option"))),
            null,
            null,
            List.of(),
            List.of());
    TrialRow missed =
        new TrialRow(
            variant(Kind.OPTION, "-Dx=1", "-Dx=1"),
            5,
            List.of(),
            new TrialRow.Cost(1e6, 1e6),
            new TrialRow.Outcome(SpeedVerdict.FASTER, new Estimate(1.5, 1.4, 1.6), 0.08, 5),
            List.of("-Dx=1 is not what the JVM has in the end"),
            List.of("instead of -Dx=2"));
    return report(
        UnitOfWork.OPERATION,
        row(
            variant(Kind.PARALLELISM, "parallelism 3", COMMON + "3"),
            SpeedVerdict.FASTER,
            new Estimate(1.31, 1.24, 1.38),
            5),
        row(
            variant(Kind.JDK, "JDK 25"),
            SpeedVerdict.NO_DIFFERENCE_SHOWN,
            new Estimate(0.99, 0.95, 1.03),
            5),
        row(
            variant(Kind.ARGUMENT, "--n=" + "9".repeat(80), "--n="),
            SpeedVerdict.SLOWER,
            new Estimate(0.05, 0.04, 0.10),
            null),
        missed,
        failed);
  }

  @Test
  void aRowForEachVariant() {
    String text = TrialText.of(all());
    assertThat(text.lines().map(line -> line.strip().replaceAll(" +", " ")))
        .contains(
            "as it is java -jar app.jar",
            "per operation time CPU time against the program as it is",
            "as it is 1.50 ms 2.50 ms",
            "parallelism 3 1 ms - faster: 1.31 times (1.24..1.38)",
            "JDK 25 1 ms - no difference is shown: 0.99 (0.95..1.03)",
            "-Dx=1 1 ms 1 ms not compared",
            "-XX:+NoSuchOption - - failed",
            "failed -XX:+NoSuchOption, round 1: exit code 1",
            "Unrecognized VM option",
            "why not -Dx=1: -Dx=1 is not what the JVM has in the end",
            "note -Dx=1: instead of -Dx=2",
            "shown a difference of this size probably would be: JDK 25 8.0 %")
        .anyMatch(
            line -> line.startsWith("--n=9") && line.endsWith("slower: 20.0 times (10.0..25.0)"));
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text.replaceAll("\\s+", " "))
        .contains("from pairs of runs, one of each in a round; but not of --n=9")
        .contains("pools that the program makes itself keep theirs");
  }

  @Test
  void aRunIsExplained() {
    TrialRow row =
        row(
            variant(Kind.PARALLELISM, "parallelism 4", COMMON + "4", "--parallelism=4"),
            SpeedVerdict.NO_INTERVAL,
            new Estimate(1.3, Double.NaN, Double.NaN),
            null);
    assertThat(TrialText.of(report(UnitOfWork.RUN, row)).replaceAll("\\s+", " "))
        .contains("== whole runs =")
        .contains("no interval: 1.30 ")
        .contains("without the start of the JVM")
        .contains("and of the pools of workloads.jar")
        .doesNotContain("keep theirs")
        .doesNotContain("shown ");
  }

  @Test
  void whatCannotBeConcluded() {
    Variant jdk = variant(Kind.JDK, "JDK 25");
    assertThat(TrialConclusion.of(row(jdk, SpeedVerdict.REFUSED, null, 5)))
        .isEqualTo("not compared");
    assertThat(
            TrialConclusion.of(
                row(jdk, SpeedVerdict.THROUGHPUT_NOT_KNOWN, new Estimate(1, 1, 1), 5)))
        .isEqualTo("speed not known");
    assertThat(TrialConclusion.of(AS_IT_IS)).isEmpty();
    Estimate close = new Estimate(0.97, 0.95, 0.998);
    assertThat(TrialConclusion.of(row(jdk, SpeedVerdict.SLOWER, close, 5)))
        .isEqualTo("slower: 1.03 times (1.002..1.05)");
  }

  @Test
  void jsonHasAllOfIt() throws IOException {
    JsonNode json = new JsonMapper().readTree(JsonReport.of(all()));
    assertThat(json.at("/schema").asText()).isEqualTo("fjprobe.try/1");
    JsonNode rows = json.at("/trials/0/rows");
    assertThat(rows).hasSize(6);
    assertThat(rows.at("/0/cost/cpuNanos").asDouble()).isEqualTo(2.5e6);
    assertThat(rows.at("/1/conclusion").asText()).startsWith("faster");
    assertThat(rows.at("/1/trial/throughputRatio/low").asDouble()).isEqualTo(1.24);
    assertThat(rows.at("/1/variant/sets/0").asText()).isEqualTo(COMMON + "3");
    assertThat(rows.at("/3/variant/label").asText()).hasSize(84);
    assertThat(rows.at("/5/trial").isNull()).isTrue();
    assertThat(rows.at("/5/failures/0/lastLines/0").asText()).isEqualTo("Unrecognized VM option");
  }
}
