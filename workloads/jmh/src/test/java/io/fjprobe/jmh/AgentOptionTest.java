package io.fjprobe.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgentOptionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"-javaagent:lib/fjprobe.jar=level=full", "@options", "-XX:Flags=.hotspotrc"})
  void anArgumentMayBringIt(String argument) {
    assertThat(AgentOption.mayBeAmong(List.of("-Xmx1g", argument), Map.of())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"})
  void aVariableMayBringIt(String variable) {
    Map<String, String> environment = Map.of(variable, "-Xmx1g -javaagent:fjprobe.jar");
    assertThat(AgentOption.mayBeAmong(List.of(), environment)).isTrue();
  }

  @Test
  void elseThereIsNone() {
    Map<String, String> environment = Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g", "CLASSPATH", "a.jar");
    assertThat(AgentOption.mayBeAmong(List.of("-Xmx1g", "-Dagent=fjprobe.jar"), environment))
        .isFalse();
  }
}
