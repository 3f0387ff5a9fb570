package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypeFieldTest {

  @ParameterizedTest
  @CsvSource({
    "a.Main$$Lambda$14/1915503092, a.Main$$Lambda", // JDK 8
    "a.Main$$Lambda$14.1915503092, a.Main$$Lambda",
    "a.Main$$Lambda$14/0x00000008000c2c58, a.Main$$Lambda", // 11 and 17
    "a.Main$$Lambda$14.0x00000008000c2c58, a.Main$$Lambda",
    "a.Main$$Lambda/0x00007f8ef0087c50, a.Main$$Lambda", // 21 and later
    "a.Main$$Lambda.0x00007f8ef0087c50, a.Main$$Lambda", // the same as JMC has it
    "a.Hidden/0x00007f8ef0087c50, a.Hidden",
    "a.Hidden.0x00007f8ef0087c50, a.Hidden",
  })
  void lambdasOfOneClassAreOne(String name, String cleaned) {
    assertThat(TypeField.cleaned(name)).isEqualTo(cleaned);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.Main", "a.Main$1", "a.Main$Task", "Main", "a.b0x.Main", "int[]"})
  void othersStay(String name) {
    assertThat(TypeField.cleaned(name)).isEqualTo(name);
  }
}
