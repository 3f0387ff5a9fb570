package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark of the jar as it is shipped, without an agent. */
class OverheadIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");
  private static final Jdk OWN =
      new Jdk(Runtime.version().feature(), Path.of(System.getProperty("java.home")));

  @TempDir Path directory;
  private Path temporary;

  @BeforeEach
  void settings() throws IOException {
    Files.writeString(
        directory.resolve("fjprobe.jfc"),
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <configuration version="2.0" label="test" provider="test">
          <event name="fjprobe.Steal"><setting name="enabled">true</setting></event>
          <event name="jdk.ThreadStart"><setting name="enabled">true</setting></event>
        </configuration>
        """);
    temporary = Files.createDirectory(directory.resolve("temporary"));
  }

  private ForkedJvm overhead(String... words) {
    return new ForkedJvm(OWN, directory)
        .jvmArguments("-Djava.io.tmpdir=" + temporary)
        .jar(JAR)
        .arguments("overhead", "--agent=" + directory.resolve("fjprobe.jar"))
        .arguments("--workloads=fib", "--operations=2", "--pairs=3", "--variants=plain,jfr")
        .arguments(words);
  }

  private void assertNothingLeft() throws IOException {
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void comparesTwoVariants() throws IOException {
    Path json = directory.resolve("overhead.json");
    ForkedJvm.Result result = overhead("--json=" + json).run().expectSuccess();
    assertThat(result.out())
        .containsPattern("fib +plain +\\S+ [nmu]s +\\d\\S+ \\(\\S+\\.\\.\\S+\\) +\\S+ [nmu]s")
        .containsPattern("fib +jfr +\\S+ [nmu]s +1 +\\S+ [nmu]s +1\n");
    assertThat(result.err().lines())
        .hasSize(6)
        .element(2)
        .asString()
        .startsWith("3/6 round 2, JDK " + OWN.feature() + ", fib, jfr; estimated end ");
    JsonNode report = new ObjectMapper().readTree(json.toFile());
    assertThat(report.get("comparisons")).hasSize(2);
    assertThat(report.at("/comparisons/0/cpuRatio/low").isNumber()).isTrue();
    assertThat(report.get("samples"))
        .hasSize(6)
        .allSatisfy(sample -> assertThat(sample.get("operations").asLong()).isEqualTo(4))
        .allSatisfy(sample -> assertThat(sample.get("nanos").asLong()).isPositive())
        .allSatisfy(sample -> assertThat(sample.get("cpuNanos").isNumber()).isTrue());
    assertNothingLeft();
  }

  /** The agent is an empty file, for which no JVM starts. */
  @Test
  void namesAJvmThatFails() throws IOException {
    Files.writeString(directory.resolve("fjprobe.jar"), "");
    ForkedJvm.Result result = overhead("--variants=jfr,full").run().expectExit(1);
    assertThat(result.err())
        .contains("overhead: round 1, JDK " + OWN.feature() + ", fib, full: exit code 1")
        .contains("the command was ", "level=full,strict=true");
    assertThat(result.out()).isEmpty();
    assertNothingLeft();
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    ForkedJvm.Result result = overhead("--pairs=1").run().expectExit(2);
    assertThat(result.err()).startsWith("overhead: --pairs=1 is not possible").hasLineCount(1);
  }

  @Test
  void helpsWithin100Columns() {
    ForkedJvm.Result result = overhead("--help").run().expectSuccess();
    assertThat(result.out()).contains("--jdks=", "exit codes: 0 measured, 1 a JVM failed");
    assertThat(result.out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }
}
