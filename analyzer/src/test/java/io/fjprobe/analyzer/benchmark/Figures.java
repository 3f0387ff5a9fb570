package io.fjprobe.analyzer.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Takes the figures out of what the parts of the benchmark print. */
final class Figures {

  /** What ends at once: all that it takes is the start. */
  private static final String NO_PROGRAM = "nothing";

  private static final String READER = "fjprobe";
  private static final String REFERENCE = "jdk-consumer";
  private static final double NANOS = 1e9;

  private Figures() {}

  /**
   * @param report of {@code workloads.jar overhead}
   */
  static List<Figure> ofOverhead(JsonNode report) {
    List<Figure> figures = new ArrayList<>();
    String baseline = report.path("baseline").asText();
    for (JsonNode cell : report.path("comparisons")) {
      String variant = cell.path("variant").asText();
      if (!variant.equals(baseline)) {
        figures.add(
            Figure.of(
                "overhead of level=%s, %s, JDK %s"
                    .formatted(variant, cell.path("workload").asText(), cell.path("jdk").asText()),
                "CPU time, as a multiple of that with the Flight Recorder alone",
                report.path("pairs").asInt(),
                cell.path("cpuRatio")));
      }
    }
    return figures;
  }

  /** Versions of JDKs by feature, likewise. */
  static SortedMap<String, String> jdks(JsonNode report) {
    SortedMap<String, String> jdks = new TreeMap<>();
    for (JsonNode sample : report.path("samples")) {
      jdks.put(sample.path("jdk").asText(), sample.path("jdkVersion").asText());
    }
    return jdks;
  }

  /**
   * @param report of {@code samples/studies/start-up/run}: for each JDK, all programs
   * @param features of these JDKs, in the same order
   */
  static List<Figure> ofStartUp(JsonNode report, List<String> features) {
    List<String> homes = report.findValuesAsText("jdk").stream().distinct().toList();
    if (homes.size() != features.size()) {
      throw new IllegalArgumentException(
          "start-up was measured on " + homes.size() + " JDKs, not on " + features);
    }
    List<Figure> figures = new ArrayList<>();
    for (JsonNode starts : report) {
      String feature = features.get(homes.indexOf(starts.path("jdk").asText()));
      figures.add(
          Figure.of(
              startUpOf(starts.path("program").asText()) + ", JDK " + feature,
              "seconds of CPU time more than with the Flight Recorder alone",
              starts.path("pairs").asInt(),
              starts.path("overFlightRecorder").path(0).path("cpu")));
    }
    return figures;
  }

  private static String startUpOf(String program) {
    return program.equals(NO_PROGRAM) ? "start-up" : "first second of " + program;
  }

  /**
   * @param runs lines of {@code samples/studies/benchmark/reading}
   */
  static List<Figure> ofReading(List<JsonNode> runs) {
    double[] cpuTime = values(runs, READER, 1, run -> perEvent(run, "cpuSeconds"));
    double[] oneCpu = values(runs, READER, 1, run -> perEvent(run, "seconds"));
    double[] twoCpus = values(runs, READER, 2, run -> perEvent(run, "seconds"));
    double[] reference = values(runs, REFERENCE, 1, run -> perEvent(run, "cpuSeconds"));
    return List.of(
        Figure.of("reading on 1 CPU", "ns of CPU time per event", cpuTime),
        Figure.of("reading on 2 CPUs", "ns of time per event", twoCpus),
        Figure.of(
            "reading on 1 CPU, beside the JDK's reader",
            "CPU time per event, as a multiple of the reader's",
            ratios(cpuTime, reference)),
        Figure.of(
            "reading on 2 CPUs, beside 1 CPU",
            "time, as a multiple of that on 1 CPU",
            ratios(twoCpus, oneCpu)));
  }

  private static double[] values(
      List<JsonNode> runs, String reader, int cpus, ToDoubleFunction<JsonNode> value) {
    return runs.stream()
        .filter(run -> run.path("reader").asText().equals(reader))
        .filter(run -> run.path("cpus").asInt() == cpus)
        .mapToDouble(value)
        .toArray();
  }

  private static double perEvent(JsonNode run, String seconds) {
    return run.path(seconds).doubleValue() * NANOS / run.path("events").doubleValue();
  }

  /** Of the runs of each round. */
  private static double[] ratios(double[] values, double[] base) {
    if (values.length != base.length) {
      throw new IllegalArgumentException(
          values.length + " and " + base.length + " runs are no pairs");
    }
    double[] ratios = new double[values.length];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = values[i] / base[i];
    }
    return ratios;
  }
}
