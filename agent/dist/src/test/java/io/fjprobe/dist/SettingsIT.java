package io.fjprobe.dist;

import static io.fjprobe.testing.Events.last;
import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;

/** Recordings decide what they get: by the shipped settings, on the command line, at run time. */
class SettingsIT {

  private static final String[] APPLICATION = {
    "fib", "--n=15", "--operations=10", "--iterations=1", "--warmup-iterations=1"
  };

  @TempDir Path directory;

  private Map<String, String> settings(Jdk jdk, String startFlightRecording) throws IOException {
    Path file = directory.resolve("own.jfr");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true")
        .jvmArguments("-XX:StartFlightRecording" + startFlightRecording + ",filename=" + file)
        .jar(AgentRun.WORKLOADS)
        .arguments(APPLICATION)
        .run()
        .expectSuccess();
    Map<Long, String> types = new TreeMap<>();
    try (RecordingFile recording = new RecordingFile(file)) {
      for (EventType type : recording.readEventTypes()) {
        types.put(type.getId(), type.getName());
      }
    }
    Map<String, String> settings = new TreeMap<>();
    for (RecordedEvent event : AgentRun.read(file)) {
      if (event.getEventType().getName().equals("jdk.ActiveSetting")) {
        String type = types.get(event.getLong("id"));
        settings.put(type + "#" + event.getString("name"), event.getString("value"));
      } else if (event.getEventType().getName().equals("fjprobe.AgentState")) {
        settings.put("stealSampling", event.getString("stealSampling"));
      }
    }
    return settings;
  }

  @AnyJdk
  void theShippedFileIsUnderstood(Jdk jdk) throws IOException {
    Path shipped = AgentRun.DISTRIBUTION.resolve("fjprobe.jfc");
    assertThat(settings(jdk, "=settings=" + shipped))
        .containsEntry("fjprobe.JoinWait#enabled", "true")
        .containsEntry("fjprobe.JoinWait#threshold", "0 ns")
        .containsEntry("fjprobe.JoinWait#interval", "auto")
        .containsEntry("fjprobe.Steal#enabled", "true")
        .containsEntry("fjprobe.Steal#interval", "auto")
        .containsEntry("fjprobe.WorkerIdle#threshold", "10 ms")
        .containsEntry("fjprobe.PoolStatistics#period", "1 s")
        .containsEntry("fjprobe.PoolStall#threshold", "3 s")
        .containsEntry("stealSampling", "one in n (adaptive, 100 a second)")
        .doesNotContainKeys(
            "fjprobe.TaskRun#enabled",
            "fjprobe.TaskBatch#enabled",
            "fjprobe.Operation#enabled",
            "fjprobe.OperationStatistics#enabled");
  }

  @SomeJdks
  void itsControlsCanBeSetOnTheCommandLine(Jdk jdk) throws IOException {
    assumeThat(jdk.feature())
        .as("the first JDK whose options set controls")
        .isGreaterThanOrEqualTo(17);
    Path shipped = AgentRun.DISTRIBUTION.resolve("fjprobe.jfc");
    String options =
        ",fj-steal=all,fj-wait=off,fj-join-wait=5ms,fj-idle=3ms,fj-statistics=2s,fj-stall=9s";
    assertThat(settings(jdk, "=settings=default,settings=" + shipped + options))
        .containsEntry("fjprobe.Steal#interval", "1")
        .containsEntry("fjprobe.JoinWait#enabled", "false")
        .containsEntry("fjprobe.Compensation#enabled", "false")
        .containsEntry("fjprobe.WorkerIdle#threshold", "3 ms")
        .containsEntry("fjprobe.PoolStatistics#period", "2 s")
        .containsEntry("fjprobe.PoolStall#threshold", "9 s")
        .containsEntry("stealSampling", "every steal");
  }

  @AnyJdk
  void aRecordingThatStartsLaterGetsEachEventIfItAsksForIt(Jdk jdk) {
    Path file = directory.resolve("late.jfr");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=early.jfr")
        .jvmArguments(Programs.compile("LateRecording", directory))
        .arguments(file.toString())
        .run()
        .expectSuccess();

    List<RecordedEvent> events = AgentRun.read(file);
    long waits = increase(events, "ExternalWaitStatistics", "externalWaits");
    assertThat(of(events, "JoinWait")).hasSize((int) waits).isNotEmpty();
    assertThat(of(events, "JoinWait")).allMatch(e -> e.getInt("interval") == 1);
    long taken =
        increase(events, "PoolStatistics", "submissionsTaken")
            + increase(events, "PoolStatistics", "workerSteals");
    assertThat(taken).isPositive();
    assertThat(of(events, "Steal").stream().mapToLong(e -> e.getInt("tasks")).sum())
        .isEqualTo(taken);
    assertThat(last(of(events, "AgentState")).getString("stealSampling")).isEqualTo("every steal");
  }

  /** From mark to mark. */
  private static long increase(List<RecordedEvent> events, String name, String counter) {
    List<RecordedEvent> marks =
        of(events, name).stream()
            .filter(e -> e.getString("trigger").equals("mark"))
            .filter(e -> !e.hasField("poolKind") || e.getString("poolKind").equals("custom"))
            .toList();
    return last(marks).getLong(counter) - marks.get(0).getLong(counter);
  }
}
