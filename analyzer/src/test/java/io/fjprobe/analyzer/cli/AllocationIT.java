package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Which lines allocate how much, and how often methods were called. */
class AllocationIT {

  private static final int FIRST_WITH_SAMPLES = 16;

  @TempDir private Path directory;

  @SomeJdks
  void theLineThatAllocatesMostIsFirst(Jdk jdk) throws IOException {
    String program = AllocationProgram.class.getName();
    JsonNode section =
        new LookedProgram(directory, AllocationProgram.class)
            .options("count=" + program + ".rows;" + program + ".main;" + program + ".none")
            .section(jdk);
    assertThat(section.get("countedCalls").toString())
        .isEqualTo(
            "[{'method':'PROGRAM.rows','calls':2000000},{'method':'PROGRAM.main','calls':1}]"
                .replace("PROGRAM", program)
                .replace('\'', '"'));
    JsonNode allocations = section.findValue("allocations");

    if (jdk.feature() < FIRST_WITH_SAMPLES) {
      assertThat(allocations.isNull()).as("not recorded: %s", allocations).isTrue();
      return;
    }
    JsonNode most = allocations.at("/rows/0");
    assertThat(most.get("line").asText()).as("%s", allocations).contains("AllocationProgram.rows:");
    assertThat(most.get("samples").asDouble() / allocations.get("samples").asDouble())
        .as("it allocates nine tenths of what the program does: %s", allocations)
        .isGreaterThan(0.5);
  }
}
