package io.fjprobe.weaving.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

  private static final String OPTION = "-XX:StartFlightRecording";

  private static boolean surelyWithout(String line, Map<String, String> environment) {
    return CommandLine.surelyWithout(OPTION, line.split(" "), environment);
  }

  @Test
  void anOrdinaryLineHasNone() {
    assertThat(surelyWithout("java -javaagent:f.jar -Xmx1g -jar a.jar x@y", Map.of())).isTrue();
    assertThat(surelyWithout("java Main", Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java -XX:StartFlightRecording Main",
        "java -XX:StartFlightRecording:filename=a.jfr Main",
        "java @options Main",
        "java -XX:Flags=flags Main",
        "java -XX:VMOptionsFile=file Main",
        "java -XX:+ReadVMOptionsFile Main"
      })
  void whatMayBringItIsNotSure(String line) {
    assertThat(surelyWithout(line, Map.of())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
  void variablesMayBringItToo(String variable) {
    assertThat(surelyWithout("java Main", Map.of(variable, "-Xmx1g " + OPTION))).isFalse();
    assertThat(surelyWithout("java Main", Map.of(variable, "@options"))).isFalse();
  }
}
