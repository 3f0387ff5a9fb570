package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Virtual threads that could run and have no carrier. */
class ReadyIT {

  private static final int FIRST_WITH_VIRTUAL_THREADS = 21;

  @TempDir private Path directory;

  @EachJdk
  void allButTwoOfTenWaitForACarrier(Jdk jdk) throws IOException {
    JsonNode moments = new LookedProgram(directory, ReadyProgram.class).run(jdk);
    assertThat(moments.get("readyVirtualThreads").isNumber()).as("it is known").isTrue();
    double ready = moments.get("readyVirtualThreads").asDouble();
    if (jdk.feature() < FIRST_WITH_VIRTUAL_THREADS) {
      assertThat(ready).isZero();
    } else {
      // before the first of them begins, and after the last has ended, none waits
      assertThat(ready).as("of 10, on 2 carriers: %s", moments).isBetween(5.0, 8.2);
    }
  }
}
