package io.fjprobe.workloads.overhead;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Interval;
import io.fjprobe.workloads.fork.Load;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** One variant of one workload on one JDK, beside the recording without the agent. */
final class Comparison {
  final JavaHome jdk;
  final Load load;
  final Variant variant;
  final double cpuNanos;
  final double nanos;
  final Interval cpuRatio;
  final Interval ratio;

  /**
   * @param baseline of the same rounds in the same order
   */
  private Comparison(List<Sample> samples, List<Sample> baseline) {
    Sample any = samples.get(0);
    this.jdk = any.jdk;
    this.load = any.load;
    this.variant = any.variant;
    this.cpuNanos = median(samples, Figures::cpuNanosPerOperation);
    this.nanos = median(samples, Figures::nanosPerOperation);
    this.cpuRatio = ratio(samples, baseline, Figures::cpuNanosPerOperation);
    this.ratio = ratio(samples, baseline, Figures::nanosPerOperation);
  }

  /**
   * @param samples of whole rounds, in their order
   */
  static List<Comparison> of(OverheadOptions options, List<Sample> samples) {
    List<Comparison> comparisons = new ArrayList<>();
    for (JavaHome jdk : options.jdks) {
      for (Load load : options.loads) {
        List<Sample> cell = select(samples, each -> each.jdk.equals(jdk) && each.load == load);
        List<Sample> baseline = select(cell, each -> each.variant == Variant.JFR);
        for (Variant variant : options.variants) {
          List<Sample> own = select(cell, each -> each.variant == variant);
          comparisons.add(new Comparison(own, baseline));
        }
      }
    }
    return comparisons;
  }

  private static List<Sample> select(List<Sample> samples, Predicate<Sample> which) {
    return samples.stream().filter(which).collect(Collectors.toList());
  }

  private static double median(List<Sample> samples, ToDoubleFunction<Figures> figure) {
    return Interval.median(
        samples.stream().mapToDouble(each -> figure.applyAsDouble(each.figures)).toArray());
  }

  private static Interval ratio(
      List<Sample> samples, List<Sample> baseline, ToDoubleFunction<Figures> figure) {
    double[] ratios = new double[samples.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] =
          figure.applyAsDouble(samples.get(i).figures)
              / figure.applyAsDouble(baseline.get(i).figures);
    }
    return Interval.of(ratios);
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("jdk", jdk.feature);
    json.put("workload", load.title);
    json.put("variant", variant.text());
    json.put("operations", load.operations);
    json.put("cpuNanosPerOperation", cpuNanos);
    json.put("nanosPerOperation", nanos);
    json.put("cpuRatio", cpuRatio.toJson());
    json.put("timeRatio", ratio.toJson());
    return json;
  }
}
