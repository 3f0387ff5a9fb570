import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fjprobe.workloads.fork.Interval;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** A series as text, and the same as JSON. */
final class Report {
  private final Series series;
  private final List<Variant> variants;
  private final List<String> factors;
  private final ObjectNode json = new JsonMapper().createObjectNode();
  private final StringBuilder text = new StringBuilder();

  /**
   * @param folders of the pools, which have the results of their checks
   */
  Report(
      Series series, List<Variant> variants, List<String> factors, Function<Variant, Path> folders)
      throws IOException, Failure {
    this.series = series;
    this.variants = variants;
    this.factors = factors;
    if (series.complete(names()).isEmpty()) {
      throw new Failure(
          "no round with all of " + String.join(", ", names()) + ": go on with the same command");
    }
    json.put("title", series.title());
    text.append(String.format("%n%s%n", series.title()));
    table("wall", Series.Times::wall);
    table("CPU", Series.Times::cpu);
    text.append(Distance.report(series, variants, json));
    checks(folders);
    machine("othersCpus", "CPUs that other processes used meanwhile", Series.Times::others);
    machine("handoverNanos", "ns until a CPU sees what the other wrote", Series.Times::handover);
    json.put("disturbedRuns", series.disturbed());
    text.append(
        String.format(
            "runs that do not count because others used the CPUs: %d%n", series.disturbed()));
    text.append(
        "medians of rounds, 95 % intervals of medians; each interval by itself, not of all"
            + " together\n");
  }

  private void checks(Function<Variant, Path> folders) throws IOException {
    text.append(String.format("%n%-22s%s%n", "checks", "does an idle worker run what comes?"));
    for (Variant variant : variants) {
      ObjectNode line = json.withObject("/checks").putObject(variant.name());
      String name = variant.name();
      for (String check : Checks.NAMES) {
        String result = Checks.result(folders.apply(variant), check);
        text.append(String.format("  %-20s%-20s%s%n", name, check, result));
        line.put(check, result);
        name = "";
      }
    }
  }

  private void machine(String name, String meaning, ToDoubleFunction<Series.Times> what) {
    double[] all =
        series.complete(names()).stream()
            .flatMap(round -> names().stream().map(round::get))
            .mapToDouble(what)
            .sorted()
            .toArray();
    json.putPOJO(
        name, Map.of("least", all[0], "median", Interval.median(all), "most", all[all.length - 1]));
    text.append(
        String.format(
            "%s: %.2f to %.2f, median %.2f%n",
            meaning, all[0], all[all.length - 1], Interval.median(all)));
  }

  private void table(String clock, ToDoubleFunction<Series.Times> time) {
    double[] control = times(Variant.CONTROL, time);
    json.put("rounds", control.length);
    boolean known = variants.contains(Variant.REFERENCE);
    double[] reference = known ? times(Variant.REFERENCE.name(), time) : control;
    text.append(
        String.format(
            "%n%-22s%10s  %-24s%s%n",
            clock + " time, " + control.length + " rounds",
            "ms",
            "of the control's",
            known ? "of the gap to the reference" : ""));
    for (Variant variant : variants) {
      double[] own = times(variant.name(), time);
      Interval ratio = Interval.of(ratios(own, control));
      Gap gap = known ? Gap.of(control, own, reference) : null;
      text.append(
          String.format(
              Locale.ROOT,
              "  %-20s%10.2f  %-24s%s%n",
              variant.name(),
              Interval.median(own) / 1e6,
              ratio,
              known ? gap : ""));
      ObjectNode line = json.withObject("/" + clock + "/variants").putObject(variant.name());
      line.put("medianNanos", Interval.median(own));
      line.putPOJO("ofControl", ratio.toJson());
      if (known && !Double.isNaN(gap.share())) {
        line.putPOJO("ofGap", Map.of("share", gap.share(), "low", gap.low(), "high", gap.high()));
      }
    }
    if (factors.size() > 1) {
      effects(clock, time);
    }
  }

  private void effects(String clock, ToDoubleFunction<Series.Times> time) {
    List<String> cells = Variant.factorial(factors).stream().map(Variant::name).toList();
    List<double[]> rounds =
        series.complete(names()).stream()
            .map(
                round ->
                    cells.stream()
                        .mapToDouble(cell -> time.applyAsDouble(round.get(cell)))
                        .toArray())
            .toList();
    text.append(
        String.format(
            "  effect on %s time, averaged over the other edits: multiplied by%n", clock));
    Factorial.effects(factors, rounds)
        .forEach(
            (name, values) -> {
              Interval factor = Interval.of(values);
              text.append(String.format("  %-20s%s%n", name, factor));
              json.withObject("/" + clock + "/effects").putPOJO(name, factor.toJson());
            });
  }

  private double[] times(String variant, ToDoubleFunction<Series.Times> time) {
    return series.complete(names()).stream()
        .mapToDouble(round -> time.applyAsDouble(round.get(variant)))
        .toArray();
  }

  private List<String> names() {
    return variants.stream().map(Variant::name).toList();
  }

  private static double[] ratios(double[] times, double[] control) {
    double[] ratios = times.clone();
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] /= control[i];
    }
    return ratios;
  }

  String text() {
    return text.toString();
  }

  String json() {
    return json.toPrettyString();
  }
}
