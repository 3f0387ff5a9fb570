package io.fjprobe.workloads.article;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.run.workload.Article;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A prime of 61 bits in 10 runs, cut into as many parts as there are threads. */
public final class PrimeArticle implements Article {
  private static final double SECONDS_OF_BIG_DIVISION = 120e-9;
  private static final double SECONDS_OF_DIVISION = 20e-9;

  @Override
  public List<Map<String, String>> original(String mode) {
    return TenRuns.original(
        Collections.singletonMap("number", "1530692068127007263"), mode, "leaves");
  }

  @Override
  public double secondsPerOperation(Values values) {
    double division =
        values.text("arith").equals("big") ? SECONDS_OF_BIG_DIVISION : SECONDS_OF_DIVISION;
    return TenRuns.inParallel(Math.sqrt(values.number("number")) * division, values);
  }

  @Override
  public Map<String, String> asPublished(String mode) {
    Map<String, String> options = new LinkedHashMap<>();
    switch (mode == null ? "fj" : mode) {
      case "fj":
        options.put("parallelism", TenRuns.processors());
        break;
      case "stream":
        options.put("stream-source", "iterate");
        options.put(PartsOptions.STREAM_POOL.name, "common");
        break;
      default:
    }
    return options;
  }

  @Override
  public List<String> quirks(Values values) {
    List<String> quirks = new ArrayList<>();
    boolean published = values.isOn(ArticleOptions.AS_PUBLISHED.name);
    switch (PartsOptions.implementation(values)) {
      case "fj":
        if (published) {
          quirks.add(
              "lost answers: what children found goes no higher; with 4 parts, all are primes");
        }
        break;
      case "stream":
        if (published) {
          quirks.add("inverted answer: a number is called a prime if each part has a divisor");
          quirks.add("other parts: ends overlap, the last candidates may be left out");
        }
        if (values.text("stream-source").equals("iterate")) {
          quirks.add("poor source: each element comes from the one before; tasks are not counted");
        }
        quirks.addAll(TenRuns.quirksOfStream(values));
        break;
      case "es":
        if (published) {
          quirks.add("other parts: ends overlap, the last passes the root, perhaps one too many");
        }
        break;
      default:
    }
    if (published) {
      quirks.addAll(TenRuns.quirksOfThreads(values));
    }
    return quirks;
  }

  @Override
  public Optional<String> figures() {
    return Optional.of(TenRuns.FIGURES);
  }

  @Override
  public double figure(Values values, double[] nanosPerOperation) {
    return TenRuns.seconds(nanosPerOperation);
  }
}
