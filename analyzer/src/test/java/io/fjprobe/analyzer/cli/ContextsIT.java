package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** What code is called for, in a program of which that is known. */
class ContextsIT {

  @TempDir private Path directory;

  private JsonNode boxes;

  @SomeJdks
  void areThoseOfTheFramesBelow(Jdk jdk) throws IOException {
    boxes = new LookedProgram(directory, ContextProgram.class).run(jdk).get("boxes");

    assertContext("refused", Context.CALLER_RUNS);
    assertContext("stage", Context.DEPENDENT_STAGE);
    assertContext("combiner", Context.COMBINER);
    assertContext("limited", Context.ORDERED_LIMIT);
    assertContext("action", Context.ORDERED_ACTION);
    assertContext("source", Context.SEQUENTIAL_SOURCE);
    assertContext("firstValue", Context.THREAD_LOCAL);
  }

  private void assertContext(String method, Context context) {
    String name = "ContextProgram." + method + ":";
    List<String> contexts = new ArrayList<>();
    for (JsonNode box : boxes) {
      if ((box.get("line") + " " + box.get("caller")).contains(name)) {
        contexts.add(box.get("context").asText());
      }
    }
    assertThat(contexts).as("%s in %s", method, boxes).isNotEmpty();
    assertThat(contexts).as("%s in %s", method, boxes).containsOnly(context.name());
  }
}
