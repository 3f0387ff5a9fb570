package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Which lines allocate how much. */
class AllocationIT {

  private static final int FIRST_WITH_SAMPLES = 16;
  private static final double STANDARD_ERRORS = 4;

  @TempDir private Path directory;

  @SomeJdks
  void linesHaveTheirShare(Jdk jdk) throws IOException {
    JsonNode allocations =
        new LookedProgram(directory, AllocationProgram.class).section(jdk).findValue("allocations");

    if (jdk.feature() < FIRST_WITH_SAMPLES) {
      assertThat(allocations.isNull()).as("not recorded: %s", allocations).isTrue();
      return;
    }
    double samples = allocations.get("samples").asDouble();
    assertThat(share(allocations, "AllocationProgram.rows:"))
        .as("%s", allocations)
        .isCloseTo(0.75, within(STANDARD_ERRORS * Math.sqrt(0.75 * 0.25 / samples)));
    assertThat(share(allocations, "AllocationProgram.cells:"))
        .as("%s", allocations)
        .isCloseTo(0.25, within(STANDARD_ERRORS * Math.sqrt(0.75 * 0.25 / samples)));
  }

  private static double share(JsonNode allocations, String line) {
    double bytes = 0;
    for (JsonNode row : allocations.get("rows")) {
      bytes += row.get("line").asText().contains(line) ? row.get("bytes").asDouble() : 0;
    }
    return bytes / allocations.get("bytes").asDouble();
  }
}
