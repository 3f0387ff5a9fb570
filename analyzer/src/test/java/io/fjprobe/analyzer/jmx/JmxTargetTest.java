package io.fjprobe.analyzer.jmx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a JVM on another machine is written. */
class JmxTargetTest {

  @ParameterizedTest
  @ValueSource(strings = {"node-7:9010", "10.0.0.7:1", "[::1]:65535", "a.b_c:9010"})
  void isAnAddress(String text) {
    assertThat(JmxTarget.isAddress(text)).isTrue();
    assertThat(JmxTarget.of(text, null, null, false).address()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4711", "node-7", "node-7:", ":9010", "::1:9010", "a:0", "a:65536", "a/b:1"})
  void isNone(String text) {
    assertThat(JmxTarget.isAddress(text)).isFalse();
  }

  @Test
  void thePasswordIsNotInItsText() {
    assertThat(JmxTarget.of("node-7:9010", "me", "secret", false).toString())
        .isEqualTo("the JVM at node-7:9010");
  }
}
