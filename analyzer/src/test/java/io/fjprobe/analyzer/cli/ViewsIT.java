package io.fjprobe.analyzer.cli;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.view.ForkJoinViews;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The JDK's own query tool understands our views; before JDK 21 it is said that there is none. */
@ResourceLock(JoinOrderScenario.EVENTS_OF_THIS_JVM)
class ViewsIT {

  private static final int FIRST_WITH_VIEWS = 21;
  @TempDir private Path directory;

  private ForkedJvm.Result views(Jdk jdk, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("views", "--jdk", jdk.java().getParent().getParent().toString()));
    arguments.addAll(List.of(more));
    return AnalyzerJvm.in(directory).arguments(arguments.toArray(String[]::new)).run();
  }

  @AnyJdk
  void theToolOfTheJdkShowsForkJoin(Jdk jdk) {
    AgentRun run = AgentRun.of(jdk, directory, "level=full", "join-order", "--iterations=1");
    if (jdk.feature() < FIRST_WITH_VIEWS) {
      assertThat(views(jdk, run.recording.toString()).expectExit(1).err())
          .containsPattern("has no 'jfr view', which came with JDK 21|can't be read");
      return;
    }
    String printed =
        views(jdk, run.recording.toString(), "fj-join-sites", "fj-join-classes", "fj-agent")
            .expectSuccess()
            .out();
    assertThat(printed)
        .doesNotContain("No events found")
        .containsPattern("JoinOrder\\$1\\.join\\S*\\s+\\d+")
        .containsPattern("task\\.SleepTask\\s+\\d+")
        .contains("Generation: " + run.lastState().getString("generation"));
    assertThat(views(jdk, run.recording.toString(), "no-such-view").expectExit(1).err())
        .contains("the JDK can't show no-such-view");
  }

  @Test
  void whatIsNotRecordedIsADash() throws Exception {
    Path file = directory.resolve("one.jfr");
    try (TestRecording recording = new TestRecording().start()) {
      Thread worker = Thread.currentThread();
      emit("WorkerStatistics", "poolId", 1, "worker", worker, "lifetime", 9L, "idleTime", -1L);
      emit("PoolStatistics", "poolId", 1, "poolName", "pool", "forks", 5L, "signals", -1L);
      recording.dumpTo(file);
    }
    String printed =
        views(Jdks.get(25), file.toString(), "fj-workers", "fj-pools", "--width=200")
            .expectSuccess()
            .out();
    assertThat(printed).doesNotContainPattern("(?m)(^| )-[0-9]").containsPattern("(?m) -( |$)");
    assertThat(printed).contains("Held Monitors Met");
  }

  /** Which events there are of blocking depends on what the program happens to do. */
  @Test
  void allViewsShowSomething() {
    Jdk jdk = Jdks.get(25);
    AgentRun run = AgentRun.of(jdk, directory, "level=full", "join-order", "--iterations=1");
    String printed = views(jdk, run.recording.toString()).expectSuccess().out();
    assertThat(printed.replaceAll("No events found for '[^']*Do Not Know of[^']*'", ""))
        .doesNotContain("No events found");
    assertThat(ForkJoinViews.labels()).hasSizeGreaterThan(5);
    ForkJoinViews.labels().values().forEach(label -> assertThat(printed).contains(label));
  }
}
