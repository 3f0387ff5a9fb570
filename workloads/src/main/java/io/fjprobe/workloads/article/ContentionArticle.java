package io.fjprobe.workloads.article;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ten users at once, ten streams of 100,000 numbers each, five runs to warm up and two measured.
 */
public final class ContentionArticle implements Article {
  private static final double SECONDS_OF_NUMBER = 150e-9;

  @Override
  public List<Map<String, String>> original(String mode) {
    Map<String, String> run = new LinkedHashMap<>();
    run.put("threads", "10");
    run.put("limit", "100000");
    run.put("warmup-iterations", "5");
    run.put("iterations", "2");
    run.put("operations", "10");
    return Collections.singletonList(run);
  }

  @Override
  public double secondsPerOperation(Values values) {
    return values.number("threads") * values.number("limit") * SECONDS_OF_NUMBER;
  }
}
