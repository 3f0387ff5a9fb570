package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TargetTest {

  @ParameterizedTest
  @CsvSource({
    "com.example.Main --fast, com.example.Main, true",
    "com.example.Main --fast, Main, true",
    "com.example.Main, example.Main, false",
    "com.example.Main, main, false",
    "com.example.Domain, Main, false",
    "Main, Main, true",
    "/opt/app/server.jar start, server.jar, true",
    "/opt/app/server.jar start, server, true",
    "/opt/app/server.jar, jar, false",
    "/opt/app/server.jar, /opt/app/server.jar, true",
    "server.jar, server, true",
    "my.module/com.example.Main x, Main, true",
    "my.module/com.example.Main x, com.example.Main, true",
    "com.example.Main server, server, false"
  })
  void isCalled(String command, String name, boolean expected) {
    assertThat(new Target("1", command).isCalled(name)).isEqualTo(expected);
  }

  @Test
  void aTerminalDoesNotObeyItsName() {
    assertThat(new Target("1", "Main \u001b[2J\u202e\u009b\nx \u00e4").toString())
        .isEqualTo("1 Main \\u001b[2J\\u202e\\u009b\\u000ax \u00e4");
  }
}
