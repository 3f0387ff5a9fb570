package io.fjprobe.analyzer.record;

import static io.fjprobe.analyzer.record.FakeProcesses.Behaviour.exits;
import static io.fjprobe.analyzer.record.FakeProcesses.Behaviour.good;
import static io.fjprobe.analyzer.record.FakeProcesses.Behaviour.hangs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.launch.TimeOut;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecorderTest {

  @TempDir private static Path shared;
  private static Path recording;

  @TempDir private Path directory;
  private Path out;
  private final FakeProcesses processes = new FakeProcesses();
  private final Said said = new Said();

  private static final class Said implements RecordingListener {
    final List<String> lines = new ArrayList<>();

    @Override
    public void begins(int kept, int left, long meanNanos) {
      lines.add(kept + " kept, " + left + " left");
    }

    @Override
    public void running(String what, Duration elapsed) {
      // of interest to terminals
    }

    @Override
    public void ended(String what, long wallNanos, String failure, List<String> lastLines) {
      lines.add(what + (failure == null ? "" : ": " + failure + " " + lastLines));
    }

    @Override
    public void leftOut(String what, int runs) {
      lines.add(what + " left out of " + runs);
    }

    @Override
    public void note(String what, String note) {
      lines.add(what + " note: " + note);
    }
  }

  @BeforeAll
  static void record() throws IOException {
    try (TestRecording test = new TestRecording().start()) {
      recording = test.dumpTo(shared.resolve("any.jfr"));
    }
  }

  @BeforeEach
  void agent() throws IOException {
    Files.writeString(directory.resolve("fjprobe.jar"), "");
    out = directory.resolve("out");
  }

  private Manifest run(int rounds, int warmUps, AfterFailure afterFailure, String next)
      throws Exception {
    List<Program> programs =
        List.of(new Program("base", List.of("old"), null), new Program("new", List.of(next), null));
    Agent agent = Agent.of(directory.resolve("fjprobe.jar"), "level=full");
    Plan plan = Plan.of(programs, agent, null, Map.of());
    RecordingOptions options =
        new RecordingOptions(
            out, rounds, warmUps, TimeLimit.parse("--timeout", "60s"), afterFailure, "test");
    return new Recorder(options, plan, agent, processes, said, Clock.systemUTC()).record();
  }

  private Manifest run(int rounds) throws Exception {
    return run(rounds, 0, AfterFailure.STOP, "young");
  }

  @Test
  void sidesTakeTurns() throws Exception {
    processes.then(good(recording));
    Manifest manifest = run(3);
    assertThat(processes.commands())
        .containsExactly("old", "young", "young", "old", "young", "old");
    assertThat(processes.launches.get(0).environment().get("JAVA_TOOL_OPTIONS"))
        .isEqualTo(
            "-javaagent:"
                + directory
                + "/fjprobe.jar=level=full,file="
                + out
                + "/running/base-1/%p.jfr");
    assertThat(manifest.isComplete()).isTrue();
    assertThat(Manifest.read(out)).isEqualTo(manifest);
    Run run = manifest.runs().get(1);
    assertThat(run.side() + run.round() + run.log()).isEqualTo("new1new-1.log");
    assertThat(run.ending()).isEqualTo(new Ending(0, 2_000_000_000L, 1L, 2L, null));
    assertThat(run.recording().file()).isEqualTo("new-1.jfr");
    assertThat(out.resolve("new-1.jfr")).hasSameBinaryContentAs(recording);
    assertThat(out.resolve("running")).doesNotExist();
  }

  @Test
  void warmUpsAreNotKept() throws Exception {
    processes.then(good(recording));
    Manifest manifest = run(1, 2, AfterFailure.STOP, "young");
    assertThat(said.lines)
        .containsExactly(
            "0 kept, 6 left",
            "warm-up 1, base",
            "warm-up 1, new",
            "warm-up 2, base",
            "warm-up 2, new",
            "round 1, base",
            "round 1, new");
    assertThat(manifest.runs()).hasSize(2);
    assertThat(out.resolve("warmup-base-1.jfr")).doesNotExist();
  }

  @Test
  void aFailureOfTheFirstRoundStops() throws Exception {
    processes.then(exits(3));
    Manifest manifest = run(2);
    assertThat(said.lines)
        .containsExactly("0 kept, 4 left", "round 1, base: exit code 3 [one, two]");
    assertThat(manifest.hasResults()).isFalse();
  }

  @Test
  void laterFailuresDoNot() throws Exception {
    processes.then(good(recording), good(recording), exits(3), good(recording));
    Manifest manifest = run(2);
    assertThat(processes.launches).hasSize(4);
    assertThat(manifest.isComplete()).isFalse();
    assertThat(manifest.runs().get(2).failure()).isEqualTo("exit code 3");
  }

  @Test
  void norDoTheFirstIfTheUserSaysSo() throws Exception {
    processes.then(exits(3), good(recording));
    run(1, 0, AfterFailure.GO_ON, "young");
    assertThat(processes.launches).hasSize(2);
  }

  @Test
  void aProgramThatFailedIsLeftOut() throws Exception {
    processes.then(good(recording), exits(3), good(recording));
    Manifest manifest = run(3, 0, AfterFailure.LEAVE_OUT, "young");
    assertThat(processes.commands()).containsExactly("old", "young", "old", "old");
    assertThat(said.lines)
        .containsSequence("round 1, new: exit code 3 [one, two]", "new left out of 2");
    assertThat(manifest.hasResultsOf("base")).isTrue();
    assertThat(manifest.hasResultsOf("new")).isFalse();
  }

  @Test
  void withoutTheFirstProgramNothingIsLeftToDo() throws Exception {
    processes.then(exits(3), good(recording));
    run(3, 0, AfterFailure.LEAVE_OUT, "young");
    assertThat(processes.commands()).containsExactly("old");
  }

  @Test
  void noProgramIsLeftOutLater() throws Exception {
    processes.then(good(recording), good(recording), exits(3), good(recording));
    run(3, 0, AfterFailure.LEAVE_OUT, "young");
    assertThat(processes.launches).hasSize(6);
  }

  @Test
  void goesOnWithWhatIsMissing() throws Exception {
    processes.then(good(recording), good(recording), exits(3), good(recording));
    run(2);
    said.lines.clear();
    processes.launches.clear();
    Manifest manifest = run(3);
    assertThat(said.lines.get(0)).isEqualTo("3 kept, 3 left");
    assertThat(processes.commands()).containsExactly("young", "young", "old");
    assertThat(manifest.isComplete()).isTrue();
    assertThat(manifest.runs()).hasSize(6);
  }

  @Test
  void anotherCommandIsRefused() throws Exception {
    processes.then(good(recording));
    run(1);
    assertThatThrownBy(() -> run(1, 0, AfterFailure.STOP, "other"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("command: 'new: young' earlier, 'new: other' now");
    Files.writeString(directory.resolve("fjprobe.jar"), "a new version");
    assertThatThrownBy(() -> run(1)).hasMessageContaining("fjprobe.jar has changed since");
  }

  @Test
  void anotherCommandReplacesOneThatNeverWorked() throws Exception {
    processes.then(exits(3), good(recording));
    run(1, 0, AfterFailure.STOP, "yuong");
    assertThat(run(1).isComplete()).isTrue();
  }

  @Test
  void aDirectoryOfSomethingElseIsLeftAlone() throws Exception {
    Files.createDirectory(out);
    Files.writeString(out.resolve("thesis.txt"), "");
    assertThatThrownBy(() -> run(1)).hasMessageContaining("is not empty, and has no record.json");
    Files.delete(out.resolve("thesis.txt"));
    processes.then(good(recording));
    assertThat(run(1).isComplete()).isTrue();
  }

  @Test
  void ctrlCLeavesWhatWasFinished() throws Exception {
    processes.then(good(recording), exits(130), good(recording));
    assertThatThrownBy(() -> run(1)).isInstanceOf(StoppedException.class);
    assertThat(Manifest.read(out).runs()).extracting(Run::side).containsExactly("base");
    assertThat(run(1).isComplete()).isTrue();
  }

  @Test
  void nothingIsTakenFromAProgramThatWasStopped() throws Exception {
    processes.then(good(recording)).stop();
    assertThatThrownBy(() -> run(1)).isInstanceOf(StoppedException.class);
    assertThat(Manifest.read(out).runs()).isEmpty();
  }

  @Test
  void aProgramThatHangsIsAskedThenKilled() throws Exception {
    processes.then(hangs(true, recording), hangs(false, recording));
    Manifest manifest = run(1, 0, AfterFailure.GO_ON, "young");
    assertThat(processes.signals).containsExactly("ask", "ask", "kill");
    assertThat(manifest.runs())
        .extracting(run -> run.ending().timeOut())
        .containsExactly(TimeOut.ASKED, TimeOut.KILLED);
    assertThat(manifest.runs().get(0).failure()).contains("still running after 60 s");
    assertThat(out.resolve("base-1.jfr")).exists();
    assertThat(manifest.hasResults()).isFalse();
  }

  @Test
  void ofSeveralJvmsOneIsKept() throws Exception {
    processes.then(new FakeProcesses.Behaviour(0, 1, true, "", List.of(recording, recording)));
    Manifest manifest = run(1);
    assertThat(said.lines.get(1)).contains("base note: 2 JVMs left recordings", "the largest");
    assertThat(manifest.runs().get(0).notKept()).hasSize(1);
  }

  @Test
  void aNameThatJvmsWouldSplitIsAvoided() throws Exception {
    out = directory.resolve("a b,c");
    processes.then(good(recording));
    assertThat(run(1).isComplete()).isTrue();
    assertThat(processes.launches.get(0).environment().toString()).doesNotContain("a b,c");
    assertThat(out.resolve("base-1.jfr")).exists();
  }
}
