package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionTest {

  @ParameterizedTest
  @CsvSource({"1.5, true", "1.7, true", "1.8, false", "9, false", "17, false", ", false"})
  void knowsWhichJavaIsTooOld(String version, boolean tooOld) {
    assertThat(Session.isTooOld(version)).isEqualTo(tooOld);
  }
}
