package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Real recordings of programs with one thing wrong: each is found where it is, and only there. */
@Isolated("how often workers park depends on what else runs")
class CausesIT {

  @TempDir private Path directory;

  private Map<String, String> severities(Path recording) throws IOException {
    JsonNode part = OwnAnalyzer.summary(recording);
    AccountChecks.assertAddsUp(part.get("account"));
    Map<String, String> worst = new TreeMap<>();
    for (JsonNode finding : part.get("findings")) { // the greatest comes first
      worst.putIfAbsent(finding.get("finding").asText(), finding.get("severity").asText());
    }
    return worst;
  }

  private Map<String, String> severitiesOf(int jdk, String... workload) throws IOException {
    return severities(AgentRun.hot(Jdks.get(jdk), directory, "level=default", workload).recording);
  }

  @Test
  void nothingOfThisIsInTasksThatSleep() throws IOException {
    assertThat(severitiesOf(17, "join-order", "--order=lifo", "--iterations=1"))
        .containsEntry("unmanaged-blocking", "WARNING")
        .containsEntry("join-order", "OK")
        .containsEntry("imbalance", "OK")
        .containsEntry("submission-contention", "OK")
        .hasEntrySatisfying( // other processes may want the CPUs
            "oversubscribed", severity -> assertThat(severity).isIn("OK", "INFO"))
        .containsEntry("common-pool", "OK")
        .containsEntry("signalling", "OK")
        .containsEntry("queue-growth", "OK")
        .containsEntry("exceptions", "OK")
        .containsEntry("pinned-carriers", "OK")
        .containsEntry("gc-pauses", "OK")
        .containsEntry("residual", "OK");
  }

  @Test
  void exceptions() throws Exception {
    Path file =
        AgentRun.hot(
                Jdks.get(17),
                directory,
                "level=default",
                "exceptions",
                "--tasks=500",
                "--operations=18000",
                "--iterations=1",
                "--warmup-iterations=0")
            .recording;
    assertThat(severities(file)).containsEntry("exceptions", "WARNING");
    Recording recording = new RecordingReader(Progress.NONE).read(file);
    Window whole = Window.whole(recording);
    MethodAccount throwables = MethodAccount.ofThrowables(recording, whole);
    assertThat(throwables.samples())
        .isPositive()
        .isLessThan(MethodAccount.of(recording, whole).samples());
    assertThat(throwables.rows().keySet())
        .anyMatch(method -> method.startsWith("java.lang.Throwable."));
  }

  @Test
  void queuesThatGrow() throws IOException {
    assertThat(
            severitiesOf(
                17, "fan-out", "--operations=3", "--iterations=1", "--warmup-iterations=0"))
        .containsEntry("queue-growth", "INFO")
        .containsEntry("exceptions", "OK");
  }

  @Test
  void moreWorkersThanCpus() throws IOException {
    int tooMany = 8 * Runtime.getRuntime().availableProcessors();
    assertThat(
            severitiesOf(
                17,
                "uts",
                "--parallelism=" + tooMany,
                "--root-children=20000",
                "--measure=1x2.00s",
                "--warmup-iterations=1"))
        .containsEntry("oversubscribed", "WARNING");
  }

  @Test
  void workersThatParkAndWake() throws IOException {
    assertThat(severitiesOf(17, "trig", "--measure=1x1.00s", "--warmup-iterations=1"))
        .hasEntrySatisfying("signalling", severity -> assertThat(severity).isIn("INFO", "WARNING"));
  }

  @Test
  void pinnedCarriers() throws IOException {
    Path file =
        AgentRun.hot(
                Jdks.get(21),
                directory,
                "level=default",
                "vt-pin",
                "--operations=4",
                "--iterations=1",
                "--warmup-iterations=0")
            .recording;
    assertThat(severities(file))
        .containsEntry("pinned-carriers", "WARNING")
        .containsEntry("unmanaged-blocking", "OK");
    double share = 0;
    for (JsonNode box : OwnAnalyzer.summary(file).at("/account/sections/0/moments/boxes")) {
      share += box.get("context").asText().equals("PINNED") ? box.get("share").asDouble() : 0;
    }
    assertThat(share).as("the carriers' time, by virtual threads").isGreaterThan(0.5);
    assertThat(
            severitiesOf(
                21,
                "vt-ring",
                "--hops=500",
                "--operations=1",
                "--iterations=1",
                "--warmup-iterations=0"))
        .containsEntry("pinned-carriers", "OK");
  }

  @Test
  void tasksThatDoNotGoTogether() throws IOException {
    assertThat(severitiesOfMistake("shared"))
        .hasEntrySatisfying("common-pool", severity -> assertThat(severity).isIn("INFO", "WARNING"))
        .containsEntry("queue-growth", "OK");
  }

  @Test
  void aTaskThatIsLongerThanTheOthers() throws IOException {
    assertThat(severitiesOfMistake("long"))
        .containsEntry("imbalance", "WARNING")
        .containsEntry("idle-workers", "OK")
        .containsEntry("queue-growth", "OK");
  }

  private Map<String, String> severitiesOfMistake(String mistake) throws IOException {
    new ForkedJvm(Jdks.get(17), directory)
        .allCompilers()
        .jvmArguments(
            "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
            "-javaagent:" + AgentRun.AGENT + "=strict=true,file=mixed.jfr")
        .main(MixedTasks.class, Path.of("target", "test-classes").toAbsolutePath())
        .arguments(mistake)
        .run()
        .expectSuccess();
    return severities(directory.resolve("mixed.jfr"));
  }
}
