package io.fjprobe.analyzer.metrics;

import io.fjprobe.analyzer.part.PartJar;
import java.util.function.Consumer;

/** Offers the metrics of one JVM. */
public interface MetricsService {

  /** The jar that it is in. */
  PartJar<MetricsService> JAR = new PartJar<>("metrics.jar", MetricsService.class);

  /**
   * Offers them until the JVM ends.
   *
   * @param say takes messages for people, one line each
   * @throws ServeException if there is nothing to offer, or no way to
   */
  void serve(ServeRequest request, Consumer<String> say) throws ServeException;
}
