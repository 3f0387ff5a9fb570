package io.fjprobe.workloads.overhead;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Load;
import java.util.LinkedHashMap;
import java.util.Map;

/** One JVM that ran: what, observed by what, in which round. */
final class Sample {
  final JavaHome jdk;
  final Load load;
  final Variant variant;

  /** From 1. */
  final int round;

  final Figures figures;

  Sample(JavaHome jdk, Load load, Variant variant, int round, Figures figures) {
    this.jdk = jdk;
    this.load = load;
    this.variant = variant;
    this.round = round;
    this.figures = figures;
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("jdk", jdk.feature);
    json.put("jdkVersion", figures.jdkVersion);
    json.put("workload", load.title);
    json.put("variant", variant.text());
    json.put("round", round);
    json.put("operations", figures.operations);
    json.put("nanos", figures.nanos);
    json.put("cpuNanos", figures.cpuNanos);
    return json;
  }
}
