package io.fjprobe.workloads.article;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.options.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What both tasks of one article share: 4, 8, 16 and 32 threads, 10 runs in one JVM, the mean of
 * the second to the ninth.
 */
final class TenRuns {
  static final String FIGURES = "/io/fjprobe/workloads/article/executor-forkjoin-stream.csv";
  private static final List<String> THREADS = Arrays.asList("4", "8", "16", "32");
  private static final double NANOS_OF_SECOND = 1e9;

  private TenRuns() {}

  /**
   * A run for each number of threads, where the implementation takes one.
   *
   * @param sameAsThreads options that have the number of threads, too
   */
  static List<Map<String, String>> original(
      Map<String, String> scale, String mode, String... sameAsThreads) {
    Map<String, String> all = new LinkedHashMap<>(scale);
    all.put("warmup-iterations", "0");
    all.put("iterations", "10");
    all.put("operations", "1");
    if ("seq".equals(mode) || "vt".equals(mode)) {
      return Collections.singletonList(all);
    }
    List<Map<String, String>> runs = new ArrayList<>();
    for (String threads : THREADS) {
      Map<String, String> run = new LinkedHashMap<>(all);
      run.put("parallelism", threads);
      for (String option : sameAsThreads) {
        run.put(option, threads);
      }
      runs.add(run);
    }
    return runs;
  }

  /** A time of one thread, divided among those that this machine has for it. */
  static double inParallel(double seconds, Values values) {
    int threads =
        PartsOptions.implementation(values).equals("seq")
            ? 1
            : Math.min(values.parallelism(), Runtime.getRuntime().availableProcessors());
    return seconds / Math.max(threads, 1);
  }

  static String processors() {
    return Integer.toString(Math.min(Runtime.getRuntime().availableProcessors(), 32_767));
  }

  static List<String> quirksOfStream(Values values) {
    return PartsOptions.isCommon(values)
        ? Collections.singletonList(
            "one thread more: the caller helps the common pool, so that n threads are n + 1")
        : Collections.emptyList();
  }

  static List<String> quirksOfThreads(Values values) {
    switch (PartsOptions.implementation(values)) {
      case "fj":
        return Collections.singletonList(
            "threads as CPUs: the pool always has as many, whatever number is claimed");
      case "vt":
        return Collections.singletonList("not in the article: virtual threads came later");
      default:
        return Collections.emptyList();
    }
  }

  /** The mean without the first run and the last, where there are others. */
  static double seconds(double[] nanos) {
    double[] counted = nanos.length > 2 ? Arrays.copyOfRange(nanos, 1, nanos.length - 1) : nanos;
    return Arrays.stream(counted).average().orElse(Double.NaN) / NANOS_OF_SECOND;
  }
}
