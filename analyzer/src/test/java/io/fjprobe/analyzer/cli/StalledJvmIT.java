package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that hangs and is killed for it: what it left says why it hung. */
class StalledJvmIT {

  private static final Jdk OWN = new Jdk(17, Path.of(System.getProperty("java.home")));

  @TempDir private Path directory;

  @Test
  void saysWhoWaitsForWhat() throws Exception {
    Process process = start();
    Path chunk = null;
    try {
      while (chunk == null) {
        assertThat(process.isAlive()).as(Files.readString(directory.resolve("out.txt"))).isTrue();
        Thread.sleep(500);
        chunk = repositoryFile().filter(StalledJvmIT::tellsOfThreads).orElse(null);
      }
    } finally {
      process.destroyForcibly().waitFor();
    }

    String text =
        AnalyzerJvm.in(directory)
            .arguments("summarize", "--all", chunk.toString())
            .run()
            .expectSuccess()
            .out();
    assertThat(text.replaceAll("\\s+", " "))
        .containsPattern(
            "VERDICT .*; first: The pool was stalled for at least [0-9.]+ s, up to the end of"
                + " the recording, with 1 task queued: of 2 workers 2 wait for a CountDownLatch"
                + " at io.fjprobe.analyzer.cli.StalledProgram.await:[0-9]+")
        .contains("[stalled-pool, score 100, measured] pool ForkJoinPool-1, whole recording")
        .containsPattern(" io.fjprobe.analyzer.cli.StalledProgram\\$\\$Lambda\\S* is queued\\.")
        .contains("jcmd <pid> Thread.print -l")
        .doesNotContain("[oversubscribed");
  }

  private Process start() throws IOException {
    Path temporary = Files.createDirectory(directory.resolve("tmp"));
    ProcessBuilder builder =
        new ProcessBuilder(
            OWN.java().toString(),
            "-Djava.io.tmpdir=" + temporary,
            "-javaagent:" + AgentRun.AGENT + "=strict=true,file=killed.jfr",
            "-cp",
            Path.of("target", "test-classes").toAbsolutePath().toString(),
            StalledProgram.class.getName());
    builder.environment().keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    return builder
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("out.txt").toFile())
        .start();
  }

  /** The file in the Flight Recorder's own directory. */
  private Optional<Path> repositoryFile() throws IOException {
    try (Stream<Path> files = Files.walk(directory.resolve("tmp"))) {
      return files.filter(file -> file.toString().endsWith(".jfr")).findFirst();
    }
  }

  private static boolean tellsOfThreads(Path chunk) {
    try {
      return new RecordingReader(Progress.NONE)
          .read(chunk)
          .facts()
          .eventCounts()
          .containsKey("fjprobe.StalledThread");
    } catch (UnreadableRecordingException e) {
      return false; // nothing is flushed yet
    }
  }
}
