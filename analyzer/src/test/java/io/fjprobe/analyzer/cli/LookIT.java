package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.RunningJvm;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** One command, from a JVM that runs to what there is to say of it. */
class LookIT {

  @TempDir private Path directory;

  /** Its tasks sleep, so that it takes no CPU from what looks at it. */
  private RunningJvm endless(Jdk jdk, String... options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments(options)
        .jar(AgentRun.WORKLOADS)
        .arguments("join-order", "--iterations=99999")
        .start();
  }

  private ForkedJvm look(RunningJvm program, String... options) {
    return AnalyzerJvm.in(directory).arguments("look", program.pid()).arguments(options);
  }

  @SomeJdks
  void attachesRecordsDetachesAndSays(Jdk jdk) throws IOException {
    try (RunningJvm program = endless(jdk)) {
      program.expectErr("measured");
      ForkedJvm.Result first =
          look(program, "--duration=2s", "--out=a,b.jfr", "--html=a.html", "--all")
              .run()
              .expectSuccess();
      assertThat(first.err())
          .contains("attached to " + program.pid() + ", recording for 2 s")
          .contains("the recording is in a,b.jfr");
      assertThat(first.out()).contains("== a,b.jfr", "VERDICT", "POOL     join-order", "(attach, ");
      assertThat(directory.resolve("a.html")).content().contains("<!DOCTYPE html>");

      // it is gone, so it can come again
      ForkedJvm.Result second =
          look(program, "--duration=1s", "--agent-options=looks=off", "--json")
              .run()
              .expectSuccess();
      JsonNode recording = new JsonMapper().readTree(second.out()).at("/recordings/0");
      assertThat(recording.isMissingNode()).isFalse();
      assertThat(second.err())
          .containsPattern("the recording is in fjprobe-" + program.pid() + "-[0-9_]+\\.jfr");
    }
  }

  @Test
  void leavesAnAgentAloneThatIsThere() {
    String agent = "-javaagent:" + AgentRun.AGENT + "=file=own.jfr";
    try (RunningJvm program = endless(Jdks.own(), agent)) {
      program.expectErr("measured");
      ForkedJvm.Result refused = look(program, "--out=a.jfr").run().expectExit(1);
      assertThat(refused.out()).isEmpty();
      assertThat(refused.err())
          .contains("it is already observed, recording to " + directory.resolve("own.jfr"))
          .contains("jcmd " + program.pid() + " JFR.dump filename=");
      ForkedJvm.Result wrong = look(program, "--agent-options=levle=full").run().expectExit(2);
      assertThat(wrong.err()).startsWith("fjprobe: unknown option 'levle' (did you mean 'level'?)");
      ForkedJvm detach =
          new ForkedJvm(Jdks.own(), directory)
              .jar(AgentRun.AGENT)
              .arguments("detach", program.pid());
      assertThat(detach.run().expectSuccess().out()).contains("own.jfr"); // it was still there
    }
  }

  @Test
  void aJvmThatIsKilledMeanwhile() {
    try (RunningJvm program = endless(Jdks.own());
        RunningJvm look = look(program, "--duration=10m", "--out=a.jfr").start()) {
      look.expectErr("recording for 600 s");
      ProcessHandle.of(Long.parseLong(program.pid())).orElseThrow().destroyForcibly();
      look.expectErr("JVM " + program.pid() + " ended without writing its recording");
      assertThat(look.exit("")).isEqualTo(1);
    }
  }

  @Test
  void aJvmThatEndsMeanwhile() throws IOException {
    try (RunningJvm program = endless(Jdks.own())) {
      program.expectErr("measured");
      try (RunningJvm look = look(program, "--duration=10m", "--out=a.jfr").start()) {
        look.expectErr("recording for 600 s");
        ProcessHandle.of(Long.parseLong(program.pid())).orElseThrow().destroy();
        look.expectErr("the JVM ended after ");
        assertThat(look.exit("")).isZero();
        assertThat(directory.resolve("a.jfr")).isNotEmptyFile();
      }
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anInterruptionEndsItEarlier() throws IOException {
    try (RunningJvm program = endless(Jdks.own())) {
      program.expectErr("measured");
      try (RunningJvm look = look(program, "--duration=10m", "--out=a.jfr").start()) {
        look.expectErr("recording for 600 s");
        ProcessHandle.of(Long.parseLong(look.pid())).orElseThrow().destroy();
        look.expectErr("interrupted; the recording until then is in a.jfr");
        assertThat(look.exit("")).isEqualTo(143);
      }
      assertThat(Files.size(directory.resolve("a.jfr"))).isPositive();
      ForkedJvm detach =
          new ForkedJvm(Jdks.own(), directory)
              .jar(AgentRun.AGENT)
              .arguments("detach", program.pid());
      assertThat(detach.run().expectExit(1).err()).contains("it is not observed");
    }
  }

  /** It would end at the signal with which attaching begins. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aProcessThatIsNoJvmLivesOn() throws IOException {
    Process other = new ProcessBuilder("sleep", "1000").start();
    try {
      ForkedJvm.Result refused =
          AnalyzerJvm.in(directory)
              .arguments("look", String.valueOf(other.pid()))
              .run()
              .expectExit(1);
      assertThat(refused.err()).contains("it does not handle the signal QUIT", "no JVM");
      assertThat(other.isAlive()).isTrue();
    } finally {
      other.destroyForcibly();
    }
  }
}
