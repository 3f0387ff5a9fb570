package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.EventEmitter;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The jar and the launcher as a user gets them. */
@ResourceLock(JoinOrderScenario.EVENTS_OF_THIS_JVM)
class DistributionIT {

  private static final int STEALS = 3_000_000;
  private static final int STEALS_OF_A_CHUNK = 250_000;
  private static final Path DISTRIBUTION = Path.of(System.getProperty("fjprobe.distribution"));
  private static final Path LAUNCHER = DISTRIBUTION.resolve("analyzer");

  @TempDir private Path directory;

  private record Ended(int code, String output) {}

  private Ended launch(Path launcher, Map<String, String> environment, String... arguments)
      throws Exception {
    Path output = Files.createTempFile(directory, "output", ".txt");
    ProcessBuilder builder = new ProcessBuilder(launcher.toString());
    builder.command().addAll(List.of(arguments));
    builder.environment().remove("JAVA_OPTS");
    builder.environment().put("FJPROBE_ARCHIVE", "no");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    return new Ended(process.waitFor(), Files.readString(output));
  }

  private Path fakeJava(String body) throws IOException {
    Path java = directory.resolve("home/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\n" + body + "\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return java.getParent().getParent();
  }

  private Path manySteals() throws IOException {
    Path file = directory.resolve("steals.jfr");
    try (TestRecording recording = new TestRecording().start()) {
      EventEmitter steal = EventEmitter.of("fjprobe.Steal");
      for (int i = 0; i < STEALS; i++) {
        if (i % STEALS_OF_A_CHUNK == 0) {
          endChunk();
        }
        steal.emit(
            "poolId",
            1,
            "thiefIndex",
            1,
            "victimIndex",
            i % 3,
            "victimKind",
            i % 3 == 1 ? "worker" : "submission queue",
            "site",
            i % 10 == 0 ? "join help" : "scan",
            "taskClass",
            i % 2 == 0 ? String.class : Integer.class,
            "runLength",
            1,
            "interval",
            1);
      }
      return recording.dumpTo(file);
    }
  }

  /** On a busy machine the Flight Recorder itself may end a chunk late, when it is very large. */
  private static void endChunk() {
    try (Recording other = new Recording()) {
      other.start();
    }
  }

  @Test
  void millionsOfStealsFitIntoASmallHeap() throws Exception {
    Path file = manySteals();
    ForkedJvm.Result result =
        AnalyzerJvm.in(directory)
            .jvmArguments("-Xmx128m")
            .arguments("summarize", "--json", file.toString())
            .run()
            .expectSuccess();
    assertThat(result.err()).isEmpty();
    JsonNode steals =
        new JsonMapper()
            .readTree(result.out())
            .at("/recordings/0/account/sections/0/pools/0/steals");
    Map<String, Long> expected = stealsByClass(file);
    assertThat(steals.at("/events").asLong())
        .isEqualTo(expected.values().stream().mapToLong(n -> n).sum());
    assertThat(steals.at("/byTaskClass")).hasSameSizeAs(expected.keySet());
    steals
        .at("/byTaskClass")
        .forEach(
            row ->
                assertThat(expected)
                    .containsEntry(row.at("/name").asText(), row.at("/tasks").asLong()));
  }

  /** Counted by the JDK's own reader, since a busy Flight Recorder may lose events. */
  private static Map<String, Long> stealsByClass(Path file) throws IOException {
    Map<String, Long> counts = new HashMap<>();
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        if (event.getEventType().getName().equals("fjprobe.Steal")) {
          counts.merge(event.getClass("taskClass").getName(), 1L, Long::sum);
        }
      }
    }
    assertThat(counts.values()).allMatch(count -> count > STEALS / 4);
    return counts;
  }

  @Test
  void theLauncherSummarizes() throws Exception {
    Path file = JoinOrderScenario.record(directory.resolve("a recording.jfr"));
    Ended ended =
        launch(LAUNCHER, Map.of("JAVA_OPTS", "-Xmx64m -Xss2m"), "summarize", file.toString());
    assertThat(ended.code()).as(ended.output()).isZero();
    assertThat(ended.output()).contains("VERDICT");
  }

  @Test
  void theLauncherFollowsLinksAndKnowsItsVersion() throws Exception {
    Path link = directory.resolve("analyzer link");
    Files.createSymbolicLink(link, LAUNCHER);
    String version = launch(link, Map.of(), "--version").output();
    Files.delete(link);
    assertThat(version).matches("analyzer \\d+\\..*\\s");
  }

  @Test
  void theLauncherPassesTheExitCodeOn() throws Exception {
    assertThat(launch(LAUNCHER, Map.of(), "summarize", "none.jfr").code()).isEqualTo(1);
    assertThat(launch(LAUNCHER, Map.of(), "summarize").code()).isEqualTo(2);
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    Path home = fakeJava("echo 'openjdk version \"1.8.0_504\"' >&2");
    Ended ended = launch(LAUNCHER, Map.of("JAVA_HOME", home.toString()), "--version");
    assertThat(ended.code()).isEqualTo(1);
    assertThat(ended.output()).contains("needs Java 17 or later", "1.8.0_504");
  }

  @Test
  void noJavaIsSaid() throws Exception {
    Ended wrongHome = launch(LAUNCHER, Map.of("JAVA_HOME", directory.toString()), "--version");
    assertThat(wrongHome.code()).isEqualTo(1);
    assertThat(wrongHome.output()).contains("there is no bin/java in it");
    Path tools = Files.createDirectory(directory.resolve("tools"));
    Path dirname = Files.writeString(tools.resolve("dirname"), "#!/bin/sh\necho \"${1%/*}\"\n");
    assertThat(dirname.toFile().setExecutable(true)).isTrue();
    Ended nowhere =
        launch(LAUNCHER, Map.of("JAVA_HOME", "", "PATH", tools.toString()), "--version");
    assertThat(nowhere.code()).isEqualTo(1);
    assertThat(nowhere.output()).contains("no java on the PATH");
  }

  /** Writes a java that prints its own process and each of its arguments, and exits with 7. */
  private Map<String, String> javaThatTells() throws IOException {
    Path home = fakeJava("echo \"process $$\"; for each; do echo \"<$each>\"; done; exit 7");
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"25\"\n");
    return Map.of("JAVA_HOME", home.toString());
  }

  /** What is sent to the launcher, as by Ctrl-C, thus reaches the JVM: it is the same process. */
  @Test
  void theLauncherBecomesTheJvm() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(LAUNCHER.toString());
    builder.environment().put("FJPROBE_ARCHIVE", "no");
    builder.environment().putAll(javaThatTells());
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(output).startsWith("process " + process.pid() + "\n");
    assertThat(process.waitFor()).isEqualTo(7);
  }

  @Test
  void argumentsStayAsTheyAre() throws Exception {
    Map<String, String> environment = new HashMap<>(javaThatTells());
    environment.put("JAVA_OPTS", "-Xmx64m -Xss2m");
    String[] words = {"summarize", "", "a b.jfr", "*", "!", "(", "-o", "'\"$HOME`\\", "two\nlines"};
    Ended ended = launch(LAUNCHER, environment, words);
    assertThat(ended.code()).isEqualTo(7);
    assertThat(ended.output())
        .contains("<-Xmx64m>\n<-Xss2m>\n")
        .endsWith("<" + String.join(">\n<", words) + ">\n");
  }

  /** In the time that a few small recordings take, C2 costs more than it saves. */
  @Test
  void onlyAFewSmallRecordingsAreReadWithoutC2() throws Exception {
    Path small = sized("a small.jfr", 8 << 20);
    Path large = sized("large.jfr", (8 << 20) + 1);
    Path dense = sized("dense.jfr.gz", (2 << 20) + 1);
    String folder = Files.createDirectory(directory.resolve("folder")).toString();
    assertThat(isReadWithoutC2("summarize", "--all", "" + small)).isTrue();
    assertThat(isReadWithoutC2("compare", "" + small, "" + sized("x.jfr.gz", 2 << 20))).isTrue();
    assertThat(isReadWithoutC2("summarize", "none.jfr")).isTrue();
    assertThat(isReadWithoutC2("summarize", "" + small, "" + large)).isFalse();
    assertThat(isReadWithoutC2("summarize", "" + dense)).isFalse();
    assertThat(isReadWithoutC2("compare", folder)).isFalse();
    assertThat(isReadWithoutC2("export", "" + small)).isFalse();
    String[] many = {"summarize", "" + small, "" + small, "" + small, "" + small, "" + small};
    assertThat(isReadWithoutC2(many)).isFalse();
  }

  private boolean isReadWithoutC2(String... words) throws Exception {
    return launch(LAUNCHER, javaThatTells(), words).output().contains("<-XX:TieredStopAtLevel=1>");
  }

  private Path sized(String name, int bytes) throws IOException {
    Path path = directory.resolve(name);
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(bytes);
    }
    return path;
  }
}
