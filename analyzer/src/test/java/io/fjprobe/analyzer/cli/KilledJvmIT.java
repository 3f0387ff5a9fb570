package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
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

  private static final Jdk OWN = new Jdk(17, Path.of(System.getProperty("java.home")));
  private static final int SIZE_IN_HEADER = 8;
  private static final int FIRST_JDK_THAT_FLUSHES = 14;

  @TempDir private Path directory;

  @EachJdk
  void whatWasFlushedIsRead(Jdk jdk) throws Exception {
    Process process = start(jdk);
    Path chunk = null;
    try {
      while (chunk == null) {
        assertThat(process.isAlive()).as(Files.readString(directory.resolve("out.txt"))).isTrue();
        Thread.sleep(20);
        chunk = repositoryFile(jdk).orElse(null);
      }
    } finally {
      process.destroyForcibly().waitFor();
    }

    ForkedJvm.Result destination = summarize(directory.resolve("killed.jfr")).expectExit(1);
    assertThat(destination.err()).contains("is empty; was its JVM killed", "java.io.tmpdir");
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

  /** The file in the Flight Recorder's own directory, once there is something to be read in it. */
  private Optional<Path> repositoryFile(Jdk jdk) throws IOException {
    try (Stream<Path> files = Files.walk(directory.resolve("tmp"))) {
      return files
          .filter(file -> file.toString().endsWith(".jfr"))
          .filter(file -> jdk.feature() < FIRST_JDK_THAT_FLUSHES || isFlushed(file))
          .findFirst();
    }
  }

  /** After the first flush, which comes before the first statistics. */
  private static boolean isFlushed(Path file) {
    try (RandomAccessFile chunk = new RandomAccessFile(file.toFile(), "r")) {
      chunk.seek(SIZE_IN_HEADER);
      if (chunk.length() < 68 || chunk.readLong() == 0) {
        return false;
      }
      chunk.seek(64);
      return chunk.readUnsignedByte() >= 2;
    } catch (IOException e) {
      return false; // not yet
    }
  }

  private ForkedJvm.Result summarize(Path file) {
    return new ForkedJvm(OWN, directory)
        .jar(AgentRun.DISTRIBUTION.resolve("analyzer.jar"))
        .arguments("summarize", "--all", file.toString())
        .run();
  }
}
