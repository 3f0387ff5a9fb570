package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Threads that run where the Flight Recorder has no samples. */
@Isolated("who uses the CPUs depends on what else runs")
class HerdIT {

  @TempDir private Path directory;

  @SomeJdks
  void looksTellWhereTheyRun(Jdk jdk) throws IOException {
    double known = 0;
    double all = 0;
    JsonNode moments = new LookedProgram(directory, HerdProgram.class).run(jdk);
    for (JsonNode box : moments.get("boxes")) {
      if (box.get("doing").asText().equals("RUNS") && box.get("where").asText().equals("herd-#")) {
        all += box.get("share").asDouble();
        boolean there = box.get("line").asText().contains("HerdProgram.takeTurn:");
        known += there ? box.get("share").asDouble() : 0;
      }
    }
    assertThat(all).as("they run: %s", moments).isGreaterThan(0.3);
    assertThat(known / all).as("at a line that is known: %s", moments).isGreaterThan(0.5);
  }
}
