package io.fjprobe.workloads.article;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Four sizes of the mode that submits completed tasks, 20 iterations of 3 s each. */
public final class TrigArticle implements Article {
  private static final double NANOS_OF_MILLISECOND = 1e6;

  @Override
  public List<Map<String, String>> original(String mode) {
    List<Map<String, String>> runs = new ArrayList<>();
    for (String n : Arrays.asList("200", "400", "800", "1600")) {
      Map<String, String> run = new LinkedHashMap<>(asPublished(mode));
      run.put("n", n);
      run.put("warmup", "5x3s");
      run.put("measure", "20x3s");
      runs.add(run);
    }
    return runs;
  }

  @Override
  public Map<String, String> asPublished(String mode) {
    return Collections.singletonMap("mode", "reuse");
  }

  @Override
  public List<String> quirks(Values values) {
    if (!values.text("mode").equals("reuse")) {
      return Collections.emptyList();
    }
    return Arrays.asList(
        "completed tasks: submitted again as they are, they run in the first op alone",
        "alternating order: the list is reversed in place within the time of each op",
        "no back-pressure: submissions pile up, here up to a bound (throttled)",
        "one pool for all iterations, unless --pool says otherwise");
  }

  @Override
  public Optional<String> difference(Values values) {
    return values.text("pool-impl").equals("jdk")
        ? Optional.empty()
        : Optional.of("here the pool is that of jsr166y, as in JDK 7");
  }

  @Override
  public Optional<String> figures() {
    return Optional.of("/io/fjprobe/workloads/article/trig.csv");
  }

  /** The mean of the throughputs of all iterations. */
  @Override
  public double figure(Values values, double[] nanosPerOperation) {
    return Arrays.stream(nanosPerOperation)
        .map(nanos -> NANOS_OF_MILLISECOND / nanos)
        .average()
        .orElse(Double.NaN);
  }
}
