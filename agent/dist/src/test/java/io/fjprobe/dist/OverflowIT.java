package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.Overflows;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A stack that is full costs the events that found no room, and no others. */
class OverflowIT {

  private static final int RUNS = 3;

  /** In older pools an error in the handling of an error may hold a lock for ever, agent or not. */
  private static final int FIRST_THAT_SURVIVES = 17;

  @TempDir Path directory;

  @SomeJdks
  void theRecordingHasWhatWasWrittenBeforeAndAfter(Jdk jdk) {
    assumeTrue(jdk.feature() >= FIRST_THAT_SURVIVES, "the pool itself may hang");
    for (int i = 0; i < RUNS; i++) {
      String recording = "overflow" + i + ".jfr";
      ForkedJvm.Result result =
          new ForkedJvm(jdk, directory)
              .jvmArguments("-javaagent:" + AgentRun.AGENT + "=level=full,file=" + recording)
              .jvmArguments("-Xss600k")
              .main(Overflows.class, TestJar.of(Overflows.class))
              .run()
              .expectSuccess();

      assertThat(result.out()).isEqualTo("overflows 60 shallow 3050\n");
      List<RecordedEvent> events = AgentRun.read(directory.resolve(recording));
      assertThat(events).noneMatch(e -> e.getEventType().getName().equals("jdk.DataLoss"));
      assertThat(events)
          .as("run %d: %s", i, result.err())
          .filteredOn(e -> e.getEventType().getName().equals("fjprobe.TaskRun"))
          .filteredOn(e -> e.getClass("taskClass").getName().endsWith("Overflows$Shallow"))
          .hasSize(3050);
    }
  }
}
