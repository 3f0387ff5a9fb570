package io.fjprobe.workloads.article;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A job of 1024 halved down to 128, so that 8 leaves sleep 128 ms; the other comes 100 ms later.
 */
public final class BlockedPoolArticle implements Article {
  private static final double SECONDS_OF_MILLISECOND = 1e-3;

  @Override
  public List<Map<String, String>> original(String mode) {
    Map<String, String> run = new LinkedHashMap<>();
    run.put("leaves", "8");
    run.put("sleep-ms", "128");
    run.put("pause-ms", "100");
    return Collections.singletonList(run);
  }

  @Override
  public double secondsPerOperation(Values values) {
    double sleeps = (double) values.number("leaves") * values.number("sleep-ms");
    return sleeps / values.parallelism() * SECONDS_OF_MILLISECOND;
  }
}
