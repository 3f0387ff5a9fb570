package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.EarlyAgent;
import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import io.fjprobe.testing.TestJar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Another agent, named before, has loaded classes of the pool: what can be observed still is. */
class LoadedFirstIT {

  private static final String POOL = "java.util.concurrent.ForkJoinPool";

  /** A task. */
  private static final String COMPLETION = "java.util.concurrent.CompletableFuture$Completion";

  @TempDir Path directory;

  private String early(String argument) {
    Path jar =
        new TestJar()
            .attribute("Premain-Class", EarlyAgent.class.getName())
            .with(EarlyAgent.class)
            .writeTo(directory.resolve("early-agent.jar"));
    return "-javaagent:" + jar + "=" + argument;
  }

  private MixedRun run(Jdk jdk, String argument, String options) {
    return MixedRun.of(
        jdk, directory, MixedWork.class, early(argument), MixedRun.agent() + options);
  }

  private static List<String> uncounted(Jdk jdk) {
    return jdk.feature() == 8 ? List.of("forks") : List.of("forks", "submissions");
  }

  /** Nobody is in the pool's code yet. */
  @SomeJdks
  void pool(Jdk jdk) {
    MixedRun run = run(jdk, POOL, "");

    run.assertExactBut(uncounted(jdk));
    assertThat(run.result.err()).contains("; put this agent before other agents");
  }

  @SomeJdks
  void poolAtLevelFull(Jdk jdk) {
    List<String> missing = new ArrayList<>(uncounted(jdk));
    missing.add("tasks");

    run(jdk, POOL, ",level=full").assertExactBut(missing);
  }

  /** Nobody who uses a pool loads that one before it. */
  @SomeJdks
  void queueAlone(Jdk jdk) {
    MixedRun run = run(jdk, POOL + "$WorkQueue", "");

    assertThat(run.result.err())
        .contains("fjprobe: ForkJoinPool$WorkQueue alone was loaded before", "unobserved\n");
  }

  /** Pools and queues are not loaded yet, so that nothing is lost. */
  @SomeJdks
  void taskAlone(Jdk jdk) {
    MixedRun run = run(jdk, COMPLETION, "").assertExact();

    assertThat(run.result.err()).doesNotContain("not recorded");
    assertThat(run.events("fjprobe.JoinWait")).isNotEmpty();
    assertThat(run.lastStatistics().values()).anyMatch(e -> e.getInt("exceptionalTasks") > 0);
  }

  /** Tasks have run, and workers live: those are met as after attach. */
  @SomeJdks
  void poolThatHasWorkers(Jdk jdk) throws Exception {
    String agent = "-javaagent:" + AgentRun.AGENT + "=file=start.jfr";
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory, early("work"), agent)) {
      long[] first = jvm.work();
      long[] second = jvm.work();
      assertThat(jvm.detach()).contains("the recording is in " + directory.resolve("start.jfr"));
      jvm.work();
      jvm.attach("file=again.jfr");
      long[] third = jvm.work();
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err())
          .contains("not recorded: " + String.join(", ", AttachedJvm.tooLate(jdk)) + "; put this");

      AttachedRecording start = new AttachedRecording(directory.resolve("start.jfr"));
      start.assertStealsAre(first, second);
      start.assertEventsAreThere();
      start.assertTimesFit(!AttachedJvm.parksInItsLoop(jdk));
      assertThat(start.marks("common").get(0).getLong("stealCountBefore")).isPositive();
      AttachedRecording again = new AttachedRecording(directory.resolve("again.jfr"));
      again.assertStealsAre(third);
      again.assertState(AttachedJvm.tooLate(jdk));
    }
  }

  @SomeJdks
  void strict(Jdk jdk) {
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments(early(POOL), MixedRun.agent() + ",strict=true")
            .main(MixedWork.class, MixedRun.PROGRAMS)
            .arguments("50") // the JVM may take a moment to exit
            .run()
            .expectExit(1);

    assertThat(result.err()).contains("ForkJoinPool was loaded before", "so the JVM exits");
    assertThat(result.out()).doesNotContain("verified");
    assertThat(directory.resolve("mixed.jfr")).matches(file -> !Files.exists(file));
  }
}
