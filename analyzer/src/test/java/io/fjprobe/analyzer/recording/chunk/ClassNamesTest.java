package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmc.common.util.MethodToolkit;

class ClassNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java/lang/String",
        "[Ljava/lang/String;",
        "[[I",
        "[Z",
        "[V",
        "A$1",
        "",
        "int",
        "I"
      })
  void areThoseThatJmcMakes(String internal) {
    assertThat(ClassNames.of(internal)).isEqualTo(MethodToolkit.refTypeToBinaryJLS(internal));
  }

  @Test
  void nothingIsMadeOfOthers() {
    for (String internal : new String[] {"[", "[Q", "[L", "[L;", "[Lx", "[II"}) {
      assertThatThrownBy(() -> ClassNames.of(internal))
          .as(internal)
          .isInstanceOf(NotReadHereException.class);
    }
  }
}
