package io.fjprobe.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that a shell stands for. */
class LaunchTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir Path directory;
  private Path log;

  @BeforeEach
  void log() {
    log = directory.resolve("log.txt");
  }

  private Launch shell(String script) {
    return new Launch(List.of("/bin/sh", "-c", script), log).in(directory);
  }

  private static Ended ended(Running running) throws InterruptedException {
    assertThat(Deadline.killingAfter(LONG).await(running)).isNull();
    return running.ended();
  }

  @Test
  void runsWhereItIsTold() throws Exception {
    Ended ended = ended(shell("pwd; echo error >&2; exit 3").start());
    assertThat(ended.exitCode).isEqualTo(3);
    assertThat(ended.wallNanos).isPositive();
    assertThat(log).hasContent(directory.toRealPath() + "\nerror");
  }

  @Test
  void appendsOrDividesWhatItPrints() throws Exception {
    Path errors = directory.resolve("errors.txt");
    Files.writeString(log, "before\n");
    ended(shell("echo out; echo error >&2").appending().errorsTo(errors).start());
    assertThat(log).hasContent("before\nout");
    assertThat(errors).hasContent("error");
  }

  @Test
  void hasTheVariablesThatAreSetAndNoAnswers() throws Exception {
    Map<String, String> variables = Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g", "FJPROBE_LEVEL", "full");
    String script = "read answer; echo \"$answer $JAVA_TOOL_OPTIONS $FJPROBE_LEVEL\"";
    ended(shell(script).with(variables).start());
    assertThat(log).hasContent(" -Xmx1g full");
    ended(shell(script).with(variables).withoutJvmOptions().start());
    assertThat(log).hasContent("  full");
  }

  /** Starts a shell that waits for another program. That one says when it is ready. */
  private Running waitingFor(String program) throws IOException {
    Running running = shell("(" + program + ") & wait").start();
    while (!Files.readString(log).contains("ready")) {
      Thread.onSpinWait();
    }
    return running;
  }

  private static List<ProcessHandle> family() {
    return ProcessHandle.current().descendants().toList();
  }

  @Test
  void isKilledWithItsChildren() throws Exception {
    Running running = waitingFor("sleep 600 & echo ready; wait");
    List<ProcessHandle> family = family();
    assertThat(family).hasSizeGreaterThanOrEqualTo(2);
    assertThat(Deadline.killingAfter(Duration.ZERO).await(running)).isEqualTo(TimeOut.KILLED);
    assertThat(running.ended()).isNotNull();
    assertThat(family).allSatisfy(each -> assertThat(each.onExit()).succeedsWithin(LONG));
  }

  @Test
  void isAskedFirstWithItsChildren() throws Exception {
    Running running = waitingFor("sleep 600 & trap 'echo asked; exit' TERM; echo ready; wait");
    List<ProcessHandle> family = family();
    List<Duration> ticks = new ArrayList<>();
    assertThat(new Deadline(Duration.ZERO, LONG).await(running, ticks::add))
        .isEqualTo(TimeOut.ASKED);
    assertThat(ticks).hasSize(1);
    assertThat(log).content().contains("asked");
    assertThat(family).noneMatch(ProcessHandle::isAlive);
  }

  /** The shell ends when it is asked. What it has started does not. */
  @Test
  void childrenAreKilledIfTheyDoNotHeed() throws Exception {
    Running running = waitingFor("trap '' TERM; echo ready; sleep 600");
    List<ProcessHandle> family = family();
    Deadline deadline = new Deadline(Duration.ZERO, Duration.ofMillis(1));
    assertThat(deadline.await(running)).isEqualTo(TimeOut.KILLED);
    assertThat(family).allSatisfy(each -> assertThat(each.onExit()).succeedsWithin(LONG));
  }
}
