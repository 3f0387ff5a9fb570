package io.fjprobe.metrics;

import io.fjprobe.analyzer.metrics.MetricsService;
import io.fjprobe.analyzer.metrics.ServeException;
import io.fjprobe.analyzer.metrics.ServeRequest;
import io.opentelemetry.exporter.otlp.http.metrics.OtlpHttpMetricExporter;
import io.opentelemetry.exporter.prometheus.PrometheusMetricReader;
import io.opentelemetry.sdk.metrics.SdkMeterProvider;
import io.opentelemetry.sdk.metrics.SdkMeterProviderBuilder;
import io.opentelemetry.sdk.metrics.export.PeriodicMetricReader;
import io.opentelemetry.sdk.resources.Resource;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.function.Consumer;

/** Offers the metrics of a JVM to Prometheus, and sends them to a collector of OpenTelemetry. */
public final class Exporter implements MetricsService {

  @Override
  public void serve(ServeRequest request, Consumer<String> say) throws ServeException {
    try (Jvm jvm = Jvm.connect(request, say)) {
      jvm.requireAgent();
      PrometheusMetricReader reader =
          PrometheusMetricReader.builder().setOtelScopeLabelsEnabled(false).build();
      try (SdkMeterProvider provider = provider(request, reader);
          HTTPServer server = server(request, reader)) {
        new Metrics(provider.get("io.fjprobe")).observe(jvm);
        tell(request, server.getPort(), say);
        jvm.awaitEnd();
      }
      say.accept(request + " has ended");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static SdkMeterProvider provider(ServeRequest request, PrometheusMetricReader reader) {
    SdkMeterProviderBuilder builder =
        SdkMeterProvider.builder().setResource(resource()).registerMetricReader(reader);
    URI otlp = request.otlp();
    if (otlp != null) {
      builder.registerMetricReader(
          PeriodicMetricReader.builder(
                  OtlpHttpMetricExporter.builder().setEndpoint(endpoint(otlp)).build())
              .setInterval(request.otlpInterval())
              .build());
    }
    return builder.build();
  }

  /** Named as all tools of OpenTelemetry are. */
  private static Resource resource() {
    String service = System.getenv("OTEL_SERVICE_NAME");
    return service == null
        ? Resource.getDefault()
        : Resource.getDefault().toBuilder().put("service.name", service).build();
  }

  /** As the specification of OTLP says, unless a path is given. */
  static String endpoint(URI otlp) {
    String path = otlp.getPath();
    return path == null || path.isEmpty() || path.equals("/")
        ? otlp.resolve("/v1/metrics").toString()
        : otlp.toString();
  }

  private static HTTPServer server(ServeRequest request, PrometheusMetricReader reader)
      throws ServeException {
    PrometheusRegistry registry = new PrometheusRegistry();
    registry.register(reader);
    try {
      return HTTPServer.builder()
          .inetAddress(InetAddress.getByName(request.bind()))
          .port(request.port())
          .registry(registry)
          .buildAndStart();
    } catch (UnknownHostException e) {
      throw new ServeException(
          "--bind=" + request.bind() + " is no address of a machine; 127.0.0.1 is this one");
    } catch (IOException e) {
      throw new ServeException(
          "can't listen at "
              + request.bind()
              + ":"
              + request.port()
              + ": "
              + Causes.last(e)
              + "; if the port is taken, choose another one by --port, and by --bind an address of"
              + " this machine");
    }
  }

  private static void tell(ServeRequest request, int port, Consumer<String> say) {
    say.accept(
        "the metrics of "
            + request
            + " are at http://"
            + request.bind()
            + ":"
            + port
            + "/metrics; Ctrl-C ends this");
    URI otlp = request.otlp();
    if (otlp != null) {
      say.accept(
          "they are also sent to "
              + endpoint(otlp)
              + " each "
              + request.otlpInterval().toSeconds()
              + " s");
    }
  }
}
