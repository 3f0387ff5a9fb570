package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How long it takes until all threads have stopped. */
class StoppingIT {

  private static final long LONG = 50_000_000;

  @TempDir private Path directory;

  /** JDK 10 and later have safepoints in such loops. */
  static List<Jdk> jdks() {
    return List.of(Jdks.get(8));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void takesLongWhereALoopHasNoSafepoint(Jdk jdk) throws IOException {
    JsonNode section =
        new LookedProgram(directory, CountedLoopProgram.class).allCompilers().section(jdk);
    List<JsonNode> waits = new ArrayList<>();
    section
        .at("/machine/vmOperations")
        .forEach(
            row -> {
              boolean stopping = row.get("operation").asText().equals(VmOperation.STOPPING);
              if (stopping && row.get("maxNanos").asLong() > LONG) {
                waits.add(row);
              }
            });

    assertThat(waits).as(section.get("machine").toString()).hasSize(1);
    List<JsonNode> paused = new ArrayList<>();
    section
        .at("/moments/boxes")
        .forEach(
            box -> {
              if (box.get("doing").asText().equals("PAUSED")) {
                paused.add(box);
              }
            });
    assertThat(paused).hasSize(1);
    assertThat(paused.get(0).get("share").asDouble())
        .as("all others wait for the loop nearly all the time")
        .isGreaterThan(0.3);
  }
}
