package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** What code is called for, in a program of which that is known. */
class ContextsIT {

  /** The JDK release that brought JDK-8280915. */
  private static final int DIVIDES_FURTHER = 19;

  @TempDir private Path directory;

  private JsonNode boxes;

  @AnyJdk
  void areThoseOfTheFramesBelow(Jdk jdk) throws IOException {
    JsonNode moments = new LookedProgram(directory, ContextProgram.class).run(jdk);
    boxes = moments.get("boxes");

    assertContext("refused", Context.CALLER_RUNS);
    assertContext("stage", Context.DEPENDENT_STAGE);
    assertContext("combiner", Context.COMBINER);
    assertContext("limited", Context.ORDERED_LIMIT);
    assertContext("action", Context.ORDERED_ACTION);
    assertContext("source", Context.SEQUENTIAL_SOURCE);
    assertContext("firstValue", Context.THREAD_LOCAL);
    assertContext("polls", Context.UNTIL_STATE);
    assertUndivided(jdk, moments);
    JsonNode waits = moments.get("oneByOne");
    assertThat(waits.get("why").asText()).isEqualTo(Context.AT_ONCE.name());
    assertThat(waits.get("first").get("line").asText()).contains("ContextProgram$Forks.compute:");
  }

  /** Later JDKs divide the first part of such a source further. */
  private void assertUndivided(Jdk jdk, JsonNode moments) {
    boolean undivided = jdk.feature() < DIVIDES_FURTHER;
    assertThat(moments.get("undivided").toString())
        .matches(undivided ? ".*ContextProgram.undividedSource:.*" : "\\[]");
    assertThat(contexts("element").contains(Context.UNDIVIDED_SOURCE.name()))
        .as("%s", boxes)
        .isEqualTo(undivided);
  }

  private void assertContext(String method, Context context) {
    List<String> contexts = contexts(method);
    assertThat(contexts).as("%s in %s", method, boxes).isNotEmpty();
    assertThat(contexts).as("%s in %s", method, boxes).containsOnly(context.name());
  }

  private List<String> contexts(String method) {
    String name = "ContextProgram." + method + ":";
    List<String> contexts = new ArrayList<>();
    for (JsonNode box : boxes) {
      if ((box.get("line") + " " + box.get("caller")).contains(name)) {
        contexts.add(box.get("context").asText());
      }
    }
    return contexts;
  }
}
