package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.StealRuns;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the JVM is slow at redefining classes, those of events are not redefined. */
class ForcedInstrumentationIT {

  @TempDir Path directory;

  static Stream<Jdk> slow() {
    return Stream.of(8, 11).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("slow")
  void classesOfEventsAreNotRedefined(Jdk jdk) {
    String out =
        new ForkedJvm(jdk, directory)
            .jvmArguments(jdk.feature() == 8 ? "-XX:TraceRedefineClasses=1" : "-Xlog:redefine*")
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=forced.jfr,strict=true")
            .main(StealRuns.class, MixedRun.PROGRAMS)
            .arguments("10", "1")
            .run()
            .expectSuccess()
            .out();
    assertThat(out)
        .contains("name=java.io.FileInputStream") // by the Flight Recorder, in any case
        .doesNotContain("name=io.fjprobe.bootstrap.event");
    assertThat(Events.of(AgentRun.read(directory.resolve("forced.jfr")), "PoolStatistics"))
        .isNotEmpty();
  }
}
