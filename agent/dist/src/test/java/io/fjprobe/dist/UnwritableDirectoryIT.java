package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A working directory where nothing can be written, and nobody named a file: it is recorded. */
class UnwritableDirectoryIT {

  /** Not even root can make a file there. */
  private static final Path UNWRITABLE = Path.of("/proc");

  @TempDir Path directory;
  private Path temporary;

  @BeforeEach
  void makeFolders() throws IOException {
    assumeThat(UNWRITABLE).isDirectory();
    temporary = Files.createDirectory(directory.resolve("temporary"));
  }

  private ForkedJvm.Result application(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .workingDirectory(UNWRITABLE)
        .jvmArguments("-Djava.io.tmpdir=" + temporary)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + options)
        .jar(AgentRun.WORKLOADS)
        .arguments("fib", "--n=15", "--operations=10", "--iterations=1", "--warmup-iterations=1")
        .run()
        .expectSuccess();
  }

  private static List<String> said(ForkedJvm.Result result) {
    return result.err().lines().filter(line -> line.startsWith("fjprobe: ")).toList();
  }

  private List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.filter(file -> file.toString().endsWith(".jfr")).toList();
    }
  }

  private static void assertHasPools(Path recording) {
    assertThat(AgentRun.read(recording))
        .extracting(event -> event.getEventType().getName())
        .contains("fjprobe.AgentState", "fjprobe.PoolStatistics");
  }

  @AnyJdk
  void theTemporaryFolderHasTheRecording(Jdk jdk) throws IOException {
    ForkedJvm.Result result = application(jdk, "=strict=true");

    assertThat(recordings()).singleElement().asString().matches(".*/fjprobe-\\d+\\.jfr");
    Path recording = recordings().get(0);
    assertThat(said(result))
        .singleElement()
        .asString()
        .startsWith(
            "fjprobe: recording to " + recording + " until the JVM exits, because " + UNWRITABLE)
        .contains(" cannot be written (no such file or directory)")
        .endsWith("; then run: analyzer summarize " + recording);
    assertHasPools(recording);
  }

  @AnyJdk
  void theTemporaryFolderHasItAfterAnAttach(Jdk jdk) throws IOException {
    Jdk attacher = AttachedJvm.attacherOf(jdk);
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory, "-Djava.io.tmpdir=" + temporary)) {
      String pid = jvm.application.pid();
      String said =
          new ForkedJvm(attacher, directory)
              .workingDirectory(UNWRITABLE)
              .jar(AgentRun.AGENT)
              .arguments("attach", pid)
              .run()
              .expectSuccess()
              .out();
      Path recording = recordings().get(0);

      assertThat(said)
          .contains(
              "recording to " + recording + ", because " + UNWRITABLE + " cannot be written (");
      jvm.work();
      assertThat(jvm.detach()).contains("the recording is in " + recording);
      assertHasPools(recording);
    }
  }

  /** A file that somebody names is not looked for elsewhere. */
  @AnyJdk
  void aNamedFileIsNotPutElsewhere(Jdk jdk) throws IOException {
    ForkedJvm.Result result = application(jdk, "=file=named.jfr");

    assertThat(said(result))
        .singleElement()
        .asString()
        .contains(UNWRITABLE.toString())
        .endsWith("; the application continues unobserved");
    assertThat(recordings()).isEmpty();
  }
}
