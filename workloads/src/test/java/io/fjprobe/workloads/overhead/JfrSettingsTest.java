package io.fjprobe.workloads.overhead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JfrSettingsTest {

  @Test
  void takesOutTheEventsOfTheAgentOnly() {
    String settings =
        """
        <configuration version="2.0" label="fjprobe">
          <event name="fjprobe.Steal"><setting name="enabled">true</setting></event>
          <event name="jdk.ThreadPark"><setting name="enabled">true</setting></event>
          <event name="fjprobe.PoolStart">
            <setting name="enabled">true</setting>
          </event>
          <event name="fjprobe.Empty"/>
          <event name="jdk.fjprobe.Other"><setting name="enabled">true</setting></event>
        </configuration>
        """;
    assertThat(JfrSettings.withoutAgentEvents(settings))
        .isEqualTo(
            """
            <configuration version="2.0" label="fjprobe">
              <event name="jdk.ThreadPark"><setting name="enabled">true</setting></event>
              <event name="jdk.fjprobe.Other"><setting name="enabled">true</setting></event>
            </configuration>
            """);
  }
}
