package io.fjprobe.analyzer.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FiguresTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String OVERHEAD =
      """
      {"pairs": 3, "baseline": "jfr", "comparisons": [
        {"jdk": 17, "workload": "fib", "variant": "jfr",
          "cpuRatio": {"median": 1, "low": 1, "high": 1}},
        {"jdk": 17, "workload": "fib", "variant": "full",
          "cpuRatio": {"median": 2.5, "low": 2.25, "high": 3}}],
       "samples": [{"jdk": 17, "jdkVersion": "17.0.15+6"}, {"jdk": 17, "jdkVersion": "17.0.15+6"}]}
      """;

  private static JsonNode run(String reader, int cpus, double seconds, double cpuSeconds) {
    return JSON.valueToTree(
        Map.of(
            "reader",
            reader,
            "cpus",
            cpus,
            "events",
            1_000_000_000,
            "seconds",
            seconds,
            "cpuSeconds",
            cpuSeconds));
  }

  private static List<JsonNode> rounds() {
    List<JsonNode> runs = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      runs.add(run("fjprobe", 1, 12 * i, 10 * i));
      runs.add(run("fjprobe", 2, 6 * i, 11 * i));
      runs.add(run("jdk-consumer", 1, 100 * i, 100 * i));
    }
    return runs;
  }

  @Test
  void overheadIsComparedWithTheBaseline() throws IOException {
    JsonNode report = JSON.readTree(OVERHEAD);
    assertThat(Figures.ofOverhead(report))
        .containsExactly(
            new Figure(
                "overhead of level=full, fib, JDK 17",
                "CPU time, as a multiple of that with the Flight Recorder alone",
                3,
                2.5,
                2.25,
                3));
    assertThat(Figures.jdks(report)).containsExactly(Map.entry("17", "17.0.15+6"));
  }

  @Test
  void startUpIsThatOfEachJdk() throws IOException {
    JsonNode report =
        JSON.readTree(
            """
            [{"jdk": "/a", "program": "nothing", "pairs": 5, "overFlightRecorder": [
              {"agent": "b", "cpu": {"median": 0.2, "low": 0.1, "high": 0.3}}]},
             {"jdk": "/a", "program": "forks", "pairs": 5, "overFlightRecorder": [
              {"agent": "b", "cpu": {"median": 0.4, "low": 0.3, "high": 0.6}}]}]
            """);
    List<Figure> figures = Figures.ofStartUp(report, List.of("21"));
    assertThat(figures)
        .extracting(Figure::name)
        .containsExactly("start-up, JDK 21", "first second of forks, JDK 21");
    assertThat(figures).extracting(Figure::high).containsExactly(0.3, 0.6);
    assertThatThrownBy(() -> Figures.ofStartUp(report, List.of("17", "21")))
        .hasMessageContaining("measured on 1 JDKs");
  }

  @Test
  void readingIsComparedInEachRound() {
    List<Figure> figures = Figures.ofReading(rounds());
    assertThat(figures).extracting(Figure::median).containsExactly(20.0, 12.0, 0.1, 0.5);
    assertThat(figures).extracting(Figure::repetitions).containsOnly(3);
    Figure ratio = figures.get(2); // each round is slower, but both readers are
    assertThat(ratio.high() - ratio.low()).isEqualTo(0, within(1e-12));
  }

  @Test
  void aMissingRunIsAnError() {
    List<JsonNode> runs = rounds().subList(0, 8);
    assertThatThrownBy(() -> Figures.ofReading(runs)).hasMessageContaining("are no pairs");
  }

  @Test
  void aMissingNumberIsAnError() throws IOException {
    JsonNode report = JSON.readTree(OVERHEAD.replace("\"high\": 3", "\"height\": 3"));
    assertThatThrownBy(() -> Figures.ofOverhead(report)).hasMessageContaining("has no high");
  }
}
