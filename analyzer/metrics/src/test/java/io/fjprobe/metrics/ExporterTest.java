package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExporterTest {

  @ParameterizedTest
  @CsvSource({
    "http://c:4318, http://c:4318/v1/metrics",
    "http://c:4318/, http://c:4318/v1/metrics",
    "https://c/otlp/v1/metrics, https://c/otlp/v1/metrics"
  })
  void metricsHaveTheirPathUnlessOneIsGiven(URI given, String endpoint) {
    assertThat(Exporter.endpoint(given)).isEqualTo(endpoint);
  }
}
