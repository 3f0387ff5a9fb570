package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolLabelTest {

  @ParameterizedTest
  @CsvSource({
    "common, common",
    "ForkJoinPool-1, ForkJoinPool",
    "ForkJoinPool-12, ForkJoinPool",
    "orders-pool, orders-pool",
    "orders_7, orders",
    "v2-orders, v2-orders",
    "42, 42"
  })
  void numbersAtTheEndAreDropped(String pool, String label) {
    assertThat(PoolLabel.of(pool, "custom")).isEqualTo(new PoolLabel(label, "custom"));
  }
}
