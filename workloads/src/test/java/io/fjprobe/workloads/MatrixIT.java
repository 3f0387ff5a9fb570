package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The matrix of the jar as it is shipped, with the JDK's own recordings. */
class MatrixIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");
  private static final Jdk OWN =
      new Jdk(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
  private static final String OWN_JDK = OWN.feature() + "=" + OWN.home();

  @TempDir Path directory;

  private ForkedJvm matrix(String... words) {
    return new ForkedJvm(OWN, directory)
        .jar(JAR)
        .arguments("matrix", "nqueens", "--no-agent", "--operations=1", "--out=out")
        .arguments(words);
  }

  private Path left(String name) {
    return directory.resolve("out").resolve("jdk" + OWN.feature() + "-nqueens-" + name);
  }

  private static JsonNode json(Path file) throws IOException {
    return new ObjectMapper().readTree(file.toFile());
  }

  /** In place of a JDK. */
  private String script(String line) throws IOException {
    Path java = Files.createDirectories(directory.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\n" + line + "\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return "8=" + directory.resolve("jdk");
  }

  @Test
  void leavesARecordingAndAManifestOfEachJvmAndGoesOn() throws IOException {
    ForkedJvm.Result result = matrix("--forks=2").run().expectSuccess();
    assertThat(result.out())
        .containsPattern("nqueens +" + OWN.feature() + " +\\S+ [nmu]s +- +1 +2 of 2\n");
    assertThat(result.err().lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("1/2 round 1, JDK " + OWN.feature() + ", nqueens; estimated end ");
    assertThat(RecordingFile.readAllEvents(left("2.jfr")))
        .map(RecordedEvent::getEventType)
        .anyMatch(type -> type.getName().equals("fjprobe.WorkloadIteration"));
    JsonNode manifest = json(left("2.manifest.json"));
    assertThat(manifest.get("place").asInt()).isEqualTo(2);
    assertThat(manifest.get("jdkVersion").asText())
        .isEqualTo(System.getProperty("java.runtime.version"));
    assertThat(manifest.get("command").asText()).contains(" nqueens --operations=1 ");
    assertThat(manifest.at("/machine/cpus").asInt()).isPositive();
    assertThat(manifest.at("/load/averageOfOneMinuteBefore").isNumber()).isTrue();
    assertThat(manifest.get("failure").isNull()).isTrue();

    assertThat(matrix("--forks=2").run().expectExit(2).err()).contains("add --resume");
    Path first = left("1.manifest.json");
    Files.writeString(
        first, Files.readString(first).replace("\"failure\": null", "\"failure\": \"seeded\""));
    Files.delete(left("2.manifest.json"));
    ForkedJvm.Result resumed = matrix("--forks=2", "--resume").run().expectSuccess();
    assertThat(resumed.err().lines())
        .hasSize(2)
        .satisfiesExactly(
            line -> assertThat(line).startsWith("1/2 round 1"),
            line -> assertThat(line).startsWith("2/2 round 2"));
    assertThat(resumed.out()).contains("2 of 2");
    assertThat(matrix("--forks=2", "--operations=2", "--resume").run().expectExit(2).err())
        .contains("comes from another command");
  }

  @Test
  void namesAJvmThatFailsAndRunsTheOthers() throws IOException {
    String broken = script("echo seeded; exit 3");
    ForkedJvm.Result result =
        matrix("--forks=1", "--jdks=" + broken + "," + OWN_JDK).run().expectExit(1);
    assertThat(result.out())
        .containsPattern("nqueens +8 +- +- +- +0 of 1\n")
        .containsPattern("nqueens +" + OWN.feature() + " +\\S+ [nmu]s +- +- +1 of 1\n")
        .contains("FAILED round 1, JDK 8, nqueens: exit code 3\n    seeded\n");
    JsonNode report = json(directory.resolve("out/matrix.json"));
    assertThat(report.at("/results/0/verified").asInt()).isZero();
    assertThat(report.at("/results/0/failures/0").asText())
        .startsWith("jdk8-nqueens-1: exit code 3");
    assertThat(report.at("/results/1/verified").asInt()).isEqualTo(1);
  }

  @Test
  void endsAJvmThatHangsAndTriesItAgainWhenItGoesOn() throws IOException {
    String[] hanging = {"--forks=1", "--time-limit=1", "--jdks=" + script("exec sleep 600")};
    assertThat(matrix(hanging).run().expectExit(1).out())
        .contains("FAILED round 1, JDK 8, nqueens: still running after 1000 ms");
    assertThat(matrix(hanging).arguments("--resume").run().expectExit(1).err())
        .startsWith("1/1 round 1, JDK 8, nqueens FAILED");
  }

  @Test
  void namesAJdkThatIsAnother() throws IOException {
    ForkedJvm.Result result =
        matrix("--forks=1", "--jdks=8=" + OWN.home() + "," + OWN.feature()).run().expectExit(1);
    assertThat(result.out())
        .containsPattern("nqueens +8 +- +- +- +0 of 1\n")
        .containsPattern("nqueens +" + OWN.feature() + " +\\S+ [nmu]s +- +- +1 of 1\n")
        .contains(OWN.home() + " is not JDK 8 but " + OWN.feature());
  }

  @Test
  void saysInWordsWhereItCannotWrite() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    String err = matrix("--forks=1", "--out=" + file.resolve("out")).run().expectExit(2).err();
    assertThat(err)
        .startsWith("matrix: cannot make the directory " + file.resolve("out") + " (")
        .contains("name another by --out")
        .doesNotContain("Exception")
        .hasLineCount(1);
  }

  @Test
  void asksWhichOptionWasMeant() {
    assertThat(matrix("--fork=1").run().expectExit(2).err())
        .startsWith("matrix: unknown option --fork; did you mean --forks? matrix takes --jdks, ")
        .endsWith("see matrix --help\n");
  }

  @Test
  void helpsWithin100Columns() {
    ForkedJvm.Result result = matrix("--help").run().expectSuccess();
    assertThat(result.out()).contains("--jdks=", "--resume", "exit codes: 0 all verified");
    assertThat(result.out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }
}
