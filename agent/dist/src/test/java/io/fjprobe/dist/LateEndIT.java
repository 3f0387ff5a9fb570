package io.fjprobe.dist;

import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.LateEnd;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A JVM exits while an end is being told: that comes too late, but nothing of it is lost. */
class LateEndIT {

  private static final int TASKS = 7;

  @TempDir Path directory;

  @AnyJdk
  void ofAWorker(Jdk jdk) {
    RecordedEvent worker = lastOf("WorkerStatistics", "worker", jdk);
    assertThat(worker.getString("trigger")).isEqualTo("exit");
    assertThat(worker.getLong("submissionsTaken")).isEqualTo(TASKS);
  }

  @AnyJdk
  void ofAPool(Jdk jdk) {
    RecordedEvent pool = lastOf("PoolStatistics", "pool", jdk);
    assertThat(pool.getString("trigger")).isEqualTo("exit");
    assertThat(pool.getLong("submissionsTaken")).isEqualTo(TASKS);
    assertThat(pool.getLong("workersEnded")).isEqualTo(1);
  }

  private RecordedEvent lastOf(String type, String what, Jdk jdk) {
    Path recording = directory.resolve("late.jfr");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=" + recording)
        .main(LateEnd.class, ProgramsRun.CLASSES)
        .arguments(what)
        .run()
        .expectSuccess();
    List<RecordedEvent> events = of(AgentRun.read(recording), type);
    return events.stream()
        .filter(event -> event.getLong("submissionsTaken") > 0)
        .reduce((before, last) -> last)
        .orElseThrow(() -> new AssertionError("none of the " + events.size() + " events"));
  }
}
