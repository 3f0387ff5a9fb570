package io.fjprobe.workloads.article;

import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** 8 nodes of 100 invokers for a minute, by each transport that this JDK has. */
public final class UperfArticle implements Article {
  private static final double NANOS_OF_SECOND = 1e9;

  @Override
  public List<Map<String, String>> original(String mode) {
    List<String> transports = new ArrayList<>(Arrays.asList("udp", "tcp"));
    if (Environment.jdk() >= VirtualThreads.JDK) {
      transports.addAll(Arrays.asList("udp-virtual", "tcp-virtual"));
    }
    List<Map<String, String>> runs = new ArrayList<>();
    for (String transport : transports) {
      Map<String, String> run = new LinkedHashMap<>();
      run.put("transport", transport);
      run.put("nodes", "8");
      run.put("threads", "100");
      run.put("warmup", "0x0s");
      run.put("measure", "1x60s");
      runs.add(run);
    }
    return runs;
  }

  @Override
  public Optional<String> figures() {
    return Optional.of("/io/fjprobe/workloads/article/uperf.csv");
  }

  /** The mean over the time, which iterations have in equal parts. */
  @Override
  public double figure(Values values, double[] nanosPerOperation) {
    double perNode = (double) values.number("requests") / values.number("nodes");
    return Arrays.stream(nanosPerOperation)
        .map(nanos -> perNode * NANOS_OF_SECOND / nanos)
        .average()
        .orElse(Double.NaN);
  }
}
