package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.RunningJvm;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that runs already, the agent attached for a while, the diagnosis. */
class AttachedJobIT {

  private static final Jdk OWN = new Jdk(17, Path.of(System.getProperty("java.home")));

  @TempDir private Path directory;

  private String run(Path jar, String... arguments) {
    return new ForkedJvm(OWN, directory).jar(jar).arguments(arguments).run().expectSuccess().out();
  }

  private static int iterations(RunningJvm program) {
    return (int) program.err().lines().filter(line -> line.contains("measured")).count();
  }

  @Test
  void saysWhatWasSeenAndWhatNot() {
    ForkedJvm endless =
        new ForkedJvm(OWN, directory).jar(AgentRun.WORKLOADS).arguments("fib", "--iterations=9999");
    try (RunningJvm program = endless.start()) {
      String pid = program.pid();
      program.expectErr("measured");
      assertThat(run(AgentRun.AGENT, "attach", pid, "file=a.jfr")).contains("attached to " + pid);
      int iterations = iterations(program);
      program.expectErr("measured " + (iterations + 5) + "/"); // some of them as a whole
      assertThat(run(AgentRun.AGENT, "detach", pid)).contains("a.jfr");
    }
    String text =
        run(AgentRun.DISTRIBUTION.resolve("analyzer.jar"), "summarize", "--all", "a.jfr")
            .replaceAll("\\s+", " ");
    assertThat(text)
        .contains("(attach, level default, pool of jdk17")
        .contains("VERDICT", "POOL fib", "getStealCount")
        .contains("not recorded: tasks run from queues, forks, submissions")
        .doesNotContain("fastest iteration 0 ns")
        .contains("by the agent: forks (needs -javaagent)")
        .contains("before the agent was attached")
        .contains("doubtful nothing");
  }

  /** There the frames of methods that were redefined while they ran have neither class nor name. */
  @Test
  void readsWhatJdk8RecordsOfWorkersThatWereThere() {
    ForkedJvm endless =
        new ForkedJvm(Jdks.get(8), directory)
            .jar(AgentRun.WORKLOADS)
            .arguments("join-order", "--iterations=9999");
    try (RunningJvm program = endless.start()) {
      String pid = program.pid();
      program.expectErr("measured");
      assertThat(run(AgentRun.AGENT, "attach", pid, "file=8.jfr")).contains("attached to " + pid);
      program.expectErr("measured " + (iterations(program) + 3) + "/");
      assertThat(run(AgentRun.AGENT, "detach", pid)).contains("8.jfr");
    }
    assertThat(run(AgentRun.DISTRIBUTION.resolve("analyzer.jar"), "summarize", "--all", "8.jfr"))
        .contains("(attach, level default, pool of jdk8", "VERDICT")
        .containsPattern("doubtful +nothing");
  }
}
