package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The agent comes to a JVM that is busy, goes, and comes again: exact, and without a trace. */
class AttachIT {

  @TempDir Path directory;

  @EachJdk
  void countsWhatTheJdkCountsAndLeavesNothingBehind(Jdk jdk) throws Exception {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      jvm.work();
      jvm.application.ask("load", "loaded");
      String original = jvm.poolCode();

      assertThat(jvm.attach("file=one.jfr"))
          .contains("attached to " + jvm.application.pid())
          .contains("recording to " + directory.resolve("one.jfr"))
          .contains("not recorded: forks (needs -javaagent)");
      assertThat(jvm.poolCode()).isNotEqualTo(original);
      long[] first = jvm.work();
      long[] second = jvm.work();
      assertThat(jvm.detach()).contains("the recording is in " + directory.resolve("one.jfr"));
      assertThat(jvm.poolCode()).isEqualTo(original);
      long[] unobserved = jvm.work();

      jvm.commandsRunOn(jdk.feature() == 25 ? Jdks.get(11) : Jdks.get(25));
      jvm.attach("file=two.jfr");
      long[] third = jvm.work();
      jvm.detach();
      assertThat(jvm.poolCode()).isEqualTo(original);

      assertThat(Long.parseLong(jvm.application.ask("stop", "done "))).isPositive();
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).doesNotContain("fjprobe: ", "Exception");

      AttachedRecording one = new AttachedRecording(directory.resolve("one.jfr"));
      one.assertStealsAre(first, second);
      one.assertEventsAreThere();
      one.assertTimesFit(!AttachedJvm.parksInItsLoop(jdk));
      one.assertState(AttachedJvm.tooLate(jdk));
      AttachedRecording two = new AttachedRecording(directory.resolve("two.jfr"));
      two.assertStealsAre(third);
      assertThat(two.marks("common").get(0).getLong("stealCountBefore")).isEqualTo(unobserved[0]);
      two.assertState(AttachedJvm.tooLate(jdk));
    }
  }

  /** One that counts submissions in a hook, one whose workers park at another place, the newest. */
  static Stream<Jdk> generations() {
    return Stream.of(8, 11, 25).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("generations")
  void anAgentThatWasThereFromTheStartCanGoAndComeToo(Jdk jdk) throws Exception {
    String agent = "-javaagent:" + AgentRun.AGENT + "=strict=true,file=start.jfr";
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory, agent)) {
      String woven = jvm.poolCode();
      long[] first = jvm.work();
      assertThat(jvm.detach()).contains("the recording is in " + directory.resolve("start.jfr"));
      assertThat(jvm.poolCode()).isNotEqualTo(woven);
      long[] unobserved = jvm.work();

      assertThat(jvm.attach("file=again.jfr")).doesNotContain("forks");
      long[] second = jvm.work();
      long[] third = jvm.work();
      assertThat(jvm.application.exit("exit")).isZero();

      new AttachedRecording(directory.resolve("start.jfr")).assertStealsAre(first);
      AttachedRecording again = new AttachedRecording(directory.resolve("again.jfr"));
      again.assertStealsAre(second, third);
      again.assertTimesFit(!AttachedJvm.parksInItsLoop(jdk));
      again.assertState(AttachedJvm.outOfReach(jdk));
      assertThat(again.marks("ForkJoinPool-1").get(0).getLong("stealCountBefore"))
          .isEqualTo(unobserved[1]);
      assertThat(again.marks("ForkJoinPool-1"))
          .extracting(mark -> mark.getLong("submissions"))
          .containsExactly(21L, 42L); // since the agent came again
    }
  }

  static Stream<Jdk> withVirtualThreads() {
    return Stream.of(21, 28).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("withVirtualThreads")
  void tenThousandVirtualThreadsRunOn(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      jvm.application.ask("virtual", "running");
      jvm.attach("file=virtual.jfr");
      assertThat(jvm.application.ask("virtual end", "done ")).isEqualTo("10000");
      jvm.application.ask("virtual", "running"); // by carriers that turn to a queue anew
      assertThat(jvm.application.ask("virtual end", "done ")).isEqualTo("10000");
      jvm.application.ask("virtual", "running");
      jvm.detach();
      assertThat(jvm.application.ask("virtual end", "done ")).isEqualTo("10000");
      assertThat(jvm.application.exit("exit")).isZero();

      AttachedRecording recording = new AttachedRecording(directory.resolve("virtual.jfr"));
      assertThat(recording.events("fjprobe.PoolStatistics"))
          .filteredOn(e -> e.getString("poolKind").equals("virtual-thread scheduler"))
          .last()
          .matches(e -> e.getLong("submissionsTaken") + e.getLong("workerSteals") > 0);
      recording.assertState(AttachedJvm.tooLate(jdk));
      recording.assertTimesFit(true);
    }
  }
}
