package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.export.Trace;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Traces of real recordings, where tasks run inside joins inside tasks. */
class ExportIT {

  @TempDir private Path directory;

  @AnyJdk
  void everythingThatHappenedHasItsPlace(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.of(jdk, directory, "level=full", "uts", "--root-children=20", "--iterations=1");
    Path file = directory.resolve("trace.json");
    AnalyzerJvm.in(directory)
        .jvmArguments("-Xmx64m")
        .arguments("export", "--perfetto", file.toString(), run.recording.toString())
        .run()
        .expectSuccess();
    Trace trace = Trace.read(file);
    assertThat(trace.slices("task")).hasSameSizeAs(run.events("fjprobe.TaskRun")).isNotEmpty();
    assertThat(trace.slices("join wait")).hasSameSizeAs(run.events("fjprobe.JoinWait"));
    assertThat(trace.slices("idle")).hasSameSizeAs(run.events("fjprobe.WorkerIdle"));
    assertThat(trace.slices("steal").stream().filter(s -> s.has("args")))
        .hasSameSizeAs(run.events("fjprobe.Steal"));
  }
}
