package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.attach.AttachedMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.RunningJvm;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With {@code duration=} the agent goes by itself, as it goes when it is told to. */
class DurationIT {

  private static final Jdk JDK = new Jdk(17, Path.of(System.getProperty("java.home")));

  @TempDir Path directory;

  private AttachedJvm startedWith(Jdk jdk, String options) {
    return new AttachedJvm(jdk, directory, "-javaagent:" + AgentRun.AGENT + "=" + options);
  }

  @SomeJdks
  void fromTheStart(Jdk jdk) throws Exception {
    try (AttachedJvm jvm = startedWith(jdk, "strict=true,file=a.jfr,duration=1s")) {
      jvm.application.expectErr(
          "fjprobe: recorded for 1s, the recording is in " + directory.resolve("a.jfr"));
      assertThat(jvm.application.err())
          .contains("recording to " + directory.resolve("a.jfr") + " for 1s; then run: ");
      AttachedRecording written = new AttachedRecording(directory.resolve("a.jfr"));
      assertThat(written.events("fjprobe.AgentState"))
          .isNotEmpty()
          .allMatch(state -> state.getString("mode").equals("premain"));

      long[] unobserved = jvm.work();
      jvm.attach("file=b.jfr");
      long[] observed = jvm.work();
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(new AttachedRecording(directory.resolve("a.jfr")).marks("common")).isEmpty();
      AttachedRecording again = new AttachedRecording(directory.resolve("b.jfr"));
      again.assertStealsAre(observed);
      assertThat(again.marks("common").get(0).getLong("stealCountBefore")).isEqualTo(unobserved[0]);
    }
  }

  @SomeJdks
  void attached(Jdk jdk) throws Exception {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      jvm.application.ask("load", "loaded");
      String original = jvm.poolCode();
      String pid = jvm.application.pid();

      assertThat(jvm.attach("file=a.jfr,duration=1s"))
          .contains("it ends after 1s; to stop earlier, run: java -jar fjprobe.jar detach " + pid);
      jvm.application.expectErr(
          "fjprobe: recorded for 1s, the recording is in " + directory.resolve("a.jfr"));
      assertThat(jvm.poolCode()).isEqualTo(original);
      assertThat(Long.parseLong(jvm.application.ask("stop", "done "))).isPositive();
      AttachedRecording recording = new AttachedRecording(directory.resolve("a.jfr"));
      recording.assertState(AttachedJvm.tooLate(jdk));
      assertThat(recording.events("fjprobe.PoolStatistics")).isNotEmpty();

      assertThat(jvm.detach())
          .contains("recorded for 1s, the recording is in " + directory.resolve("a.jfr"));

      jvm.attach("file=b.jfr,duration=1h");
      assertThat(jvm.detach()).contains("the recording is in " + directory.resolve("b.jfr"));
      jvm.application.ask("timer", "ended"); // it does not wait for an hour
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).doesNotContain("recorded for 1h", "Exception");
    }
  }

  @Test
  void aJvmThatEndsEarlierWritesItsRecordingThen() {
    try (AttachedJvm jvm = startedWith(JDK, "file=a.jfr,duration=1h")) {
      long[] steals = jvm.work();
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).contains("for 1h").doesNotContain("recorded for");
      new AttachedRecording(directory.resolve("a.jfr")).assertStealsAre(steals);
    }
  }

  @Test
  void aRecordingOfTheCommandLineContinues() {
    Path own = directory.resolve("own.jfr");
    ForkedJvm started =
        new ForkedJvm(JDK, directory)
            .jvmArguments("-XX:StartFlightRecording:filename=" + own)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=duration=1s")
            .main(AttachedMain.class, Path.of("target", "test-classes").toAbsolutePath());
    try (RunningJvm jvm = started.start()) {
      jvm.expectErr(
          "fjprobe: recorded for 1s, the recording that the JVM was started with continues");
      assertThat(jvm.exit("exit")).isZero();
      assertThat(AgentRun.read(own))
          .anyMatch(each -> each.getEventType().getName().equals("jdk.Shutdown"));
    }
  }
}
