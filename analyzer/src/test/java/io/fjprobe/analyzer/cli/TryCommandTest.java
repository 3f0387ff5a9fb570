package io.fjprobe.analyzer.cli;

import static io.fjprobe.analyzer.record.FakeProcesses.Behaviour.exits;
import static io.fjprobe.analyzer.record.FakeProcesses.Behaviour.good;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.record.FakeProcesses;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Programs that leave stored recordings at once, and what is said of them. */
class TryCommandTest {

  @TempDir private Path directory;
  private final FakeProcesses processes = new FakeProcesses();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private String java;
  private Path on8;
  private Path on17;

  @BeforeEach
  void files() throws IOException {
    Files.createFile(directory.resolve("fjprobe.jar"));
    Path launcher = Files.createDirectories(directory.resolve("jdk/bin")).resolve("java");
    assertThat(Files.createFile(launcher).toFile().setExecutable(true)).isTrue();
    java = launcher.toString();
    on8 = stored("join-order-fifo-8");
    on17 = stored("join-order-fifo-17");
  }

  /** Those that are kept are of no use to anybody after the test. */
  @AfterEach
  void temporaryFolder() throws IOException {
    if (!processes.launches.isEmpty() && folder().getFileName().toString().startsWith("fjprobe-")) {
      try (Stream<Path> files = Files.exists(folder()) ? Files.walk(folder()) : Stream.empty()) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private Path stored(String name) throws IOException {
    Path file = directory.resolve(name + ".jfr");
    try (InputStream in =
        new GZIPInputStream(
            Objects.requireNonNull(
                TryCommandTest.class.getResourceAsStream("/diagnosis/" + name + ".jfr.gz")))) {
      Files.copy(in, file);
    }
    return file;
  }

  private int run(List<String> options, String... words) {
    List<String> all = new ArrayList<>(options);
    if (options.stream().noneMatch(option -> option.startsWith("--agent="))) {
      all.add("--agent=" + directory.resolve("fjprobe.jar"));
    }
    all.add("--");
    all.addAll(List.of(words));
    CommandLine line = new CommandLine(new TryCommand(false, processes, Map.of()));
    line.setStopAtPositional(true);
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    line.setParameterExceptionHandler(
        (problem, arguments) -> {
          err.append(problem.getMessage());
          return AnalyzerCommand.USAGE;
        });
    return line.execute(all.toArray(String[]::new));
  }

  private int tryJdk17(String... options) {
    List<String> all = new ArrayList<>(List.of("--jdks=17=" + directory.resolve("jdk")));
    all.addAll(List.of(options));
    return run(all, java, "Main");
  }

  /** Returns the folder of the recordings that the first run was given. */
  private Path folder() {
    String command = processes.commands().get(0);
    return Path.of(command.replaceFirst(".*file=", "").replaceFirst("/running/.*", ""));
  }

  @Test
  void aTableAndNothingElseIsLeft() {
    processes.then(good(on8), good(on17));
    assertThat(tryJdk17("--rounds=1")).as(err.toString()).isZero();
    assertThat(processes.commands().get(0)).matches(java + " -javaagent:.*/as-it-is-1/%p.jfr Main");
    assertThat(processes.commands().get(1)).contains("/jdk17-1/%p.jfr");
    assertThat(out.toString())
        .contains("== join-order fifo, parallelism 2 =", "as it is  " + java + " Main")
        .containsPattern("as it is +122 ms")
        .containsPattern("JDK 17 +767 ms +- +slower: 6.26 times \\(\\d");
    assertThat(folder()).doesNotExist();
  }

  @Test
  void pairsOfRounds() throws IOException {
    processes.then(
        good(on8),
        good(on17),
        good(on17),
        good(on8),
        good(on17),
        good(on8),
        good(on8),
        good(on17),
        good(on8),
        good(on17));
    Path kept = directory.resolve("kept");
    assertThat(tryJdk17("--out=" + kept, "--json")).as(err.toString()).isZero();
    JsonNode row = new JsonMapper().readTree(out.toString()).at("/trials/0/rows/1");
    assertThat(row.at("/trial/pairs").asInt()).isEqualTo(5);
    assertThat(row.at("/trial/verdict").asText()).isEqualTo("SLOWER");
    assertThat(kept.resolve("jdk17-5.jfr")).exists();
    assertThat(err.toString())
        .contains("to see why: analyzer compare " + kept + " --base as-it-is --new NAME", "17");
  }

  @Test
  void aVariantThatFailsIsLeftOut() {
    processes.then(good(on17), exits(3), good(on17));
    assertThat(run(List.of("--option=-Xbad", "--rounds=3"), java, "Main")).isEqualTo(5);
    assertThat(processes.commands()).hasSize(4);
    assertThat(err.toString()).contains("FAILED: exit code 3", "    two", "-Xbad is left out of");
    assertThat(out.toString())
        .containsPattern("-Xbad +- +- +failed")
        .contains("failed    -Xbad, round 1: exit code 3", "two");
  }

  @Test
  void aProgramThatFailsAsItIs() {
    processes.then(exits(3));
    assertThat(tryJdk17("--keep")).isEqualTo(1);
    assertThat(processes.commands()).hasSize(1);
    assertThat(err.toString())
        .contains("FAILED: exit code 3", "    two")
        .contains("the program fails as it is")
        .contains("what it left is in " + folder());
    assertThat(folder().resolve("as-it-is-1.log")).exists();
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void theTemporaryFolderCanBeKept() {
    processes.then(good(on8), good(on17));
    assertThat(tryJdk17("--rounds=1", "--keep")).isZero();
    assertThat(err.toString()).contains("to see why: analyzer compare " + folder());
    assertThat(folder().resolve("jdk17-1.jfr")).exists();
  }

  @Test
  void ctrlCLeavesNothing() {
    processes.then(good(on8), exits(130));
    assertThat(tryJdk17()).isEqualTo(1);
    assertThat(err.toString()).contains("interrupted; nothing is kept");
    assertThat(folder()).doesNotExist();
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void afterCtrlCANamedFolderIsContinued() {
    processes.then(good(on8), exits(130), good(on17));
    String out = "--out=" + directory.resolve("kept");
    assertThat(tryJdk17("--rounds=1", out)).isEqualTo(1);
    assertThat(err.toString()).contains("interrupted; repeat the same command to continue with");
    assertThat(tryJdk17("--rounds=1", out)).isZero();
    assertThat(processes.commands()).hasSize(3);
  }

  @Test
  void whatCanBeSaidBefore() {
    refused("nothing is to be changed", List.of(), java, "Main");
    refused("the program is missing", List.of("--parallelism=2"));
    refused("make is not java", List.of("--parallelism=2"), "make");
    refused("no bin/java in /none", List.of("--jdks=17=/none"), java, "Main");
    refused("--rounds must be 1 or more", List.of("--parallelism=2", "--rounds=0"), java, "Main");
    refused("--timeout=soon is no time", List.of("--parallelism=2", "--timeout=soon"), java, "M");
    refused("no agent at /none.jar", List.of("--parallelism=2", "--agent=/none.jar"), java, "M");
    refused("'x' is not an int", List.of("--parallelism=1,x"), java, "Main");
    assertThat(processes.launches).isEmpty();
  }

  private void refused(String message, List<String> options, String... words) {
    err.getBuffer().setLength(0);
    assertThat(run(options, words)).as(message).isEqualTo(AnalyzerCommand.USAGE);
    assertThat(err.toString()).contains(message);
  }
}
