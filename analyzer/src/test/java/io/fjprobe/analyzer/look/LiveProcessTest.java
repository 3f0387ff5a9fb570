package io.fjprobe.analyzer.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class LiveProcessTest {

  @Test
  @Timeout(60)
  @EnabledOnOs(OS.LINUX)
  void aProcessThatItsParentForgetsIsDead() throws IOException, InterruptedException {
    Process parent =
        new ProcessBuilder("sh", "-c", "sleep 600 & echo $!; exec sleep 600 >/dev/null").start();
    try {
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(parent.getInputStream(), StandardCharsets.UTF_8));
      ProcessHandle child = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
      assertThat(LiveProcess.is(child)).isTrue();
      while (!parent.info().command().orElse("").endsWith("sleep")) {
        TimeUnit.MILLISECONDS.sleep(1); // until then its parent is a shell, which would ask
      }
      child.destroyForcibly();
      while (LiveProcess.is(child)) {
        TimeUnit.MILLISECONDS.sleep(1); // killed, but not yet dead
      }
      assertThat(child.isAlive()).as("the JDK takes it for alive").isTrue();
    } finally {
      parent.destroyForcibly();
    }
  }
}
