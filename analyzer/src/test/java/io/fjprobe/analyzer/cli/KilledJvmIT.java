package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that is killed: what is left of the recording, and what the analyzer makes of it. */
class KilledJvmIT {

  private static final int SIZE_IN_HEADER = 8;
  private static final int GENERATION_IN_HEADER = 64;
  private static final int BEING_WRITTEN = 255;
  private static final int FIRST_JDK_THAT_FLUSHES = 14;

  /** Statistics and flushes come each second, in any order. */
  private static final int FLUSHES = 3;

  @TempDir private Path directory;

  @AnyJdk
  void whatWasFlushedIsRead(Jdk jdk) throws Exception {
    Process process = start(jdk);
    Path chunk = null;
    try {
      awaitOutput(process, "measured");
      boolean flushes = jdk.feature() >= FIRST_JDK_THAT_FLUSHES;
      int before = flushes ? repositoryFile().map(KilledJvmIT::flushes).orElse(0) : 0;
      while (chunk == null) {
        awaitOutput(process, "");
        chunk =
            repositoryFile()
                .filter(file -> !flushes || flushes(file) >= before + FLUSHES)
                .orElse(null);
      }
    } finally {
      process.destroyForcibly().waitFor();
    }

    ForkedJvm.Result destination = summarize(directory.resolve("killed.jfr")).expectExit(1);
    assertThat(destination.err())
        .contains("is empty: its JVM still runs", "or was killed", "java.io.tmpdir");
    if (jdk.feature() >= FIRST_JDK_THAT_FLUSHES) {
      ForkedJvm.Result summary = summarize(chunk).expectSuccess();
      assertThat(summary.err()).contains("chunk 1 is not finished: its JVM died or still runs");
      assertThat(summary.out()).contains("Recorded: ", "fib", "forks");
    } else {
      summarize(chunk).expectExit(1);
    }
  }

  private Process start(Jdk jdk) throws IOException {
    Path temporary = Files.createDirectory(directory.resolve("tmp"));
    ProcessBuilder builder =
        new ProcessBuilder(
            jdk.java().toString(),
            "-Djava.io.tmpdir=" + temporary,
            "-javaagent:" + AgentRun.AGENT + "=strict=true,file=killed.jfr",
            "-jar",
            AgentRun.WORKLOADS.toString(),
            "fib",
            "--n=20",
            "--operations=100",
            "--iterations=100000");
    builder.environment().keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    return builder
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("out.txt").toFile())
        .start();
  }

  private void awaitOutput(Process process, String expected) throws Exception {
    String output;
    do {
      Thread.sleep(20);
      output = Files.readString(directory.resolve("out.txt"));
      assertThat(process.isAlive()).as(output).isTrue();
    } while (!output.contains(expected));
  }

  /** The file in the Flight Recorder's own directory. */
  private Optional<Path> repositoryFile() throws IOException {
    try (Stream<Path> files = Files.walk(directory.resolve("tmp"))) {
      return files.filter(file -> file.toString().endsWith(".jfr")).findFirst();
    }
  }

  /** How often there was something new to be read in it; 0 before the first time. */
  private static int flushes(Path file) {
    try (RandomAccessFile chunk = new RandomAccessFile(file.toFile(), "r")) {
      chunk.seek(SIZE_IN_HEADER);
      if (chunk.length() <= GENERATION_IN_HEADER || chunk.readLong() == 0) {
        return 0;
      }
      int generation;
      do {
        chunk.seek(GENERATION_IN_HEADER);
        generation = chunk.readUnsignedByte();
      } while (generation == BEING_WRITTEN);
      return generation;
    } catch (IOException e) {
      return 0; // not yet
    }
  }

  private ForkedJvm.Result summarize(Path file) {
    return AnalyzerJvm.in(directory).arguments("summarize", "--all", file.toString()).run();
  }
}
