package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;

/** Whose the moments of a program are of which that is known. */
class MomentsIT {

  /** Of all of the time: some twenty-five looks of a part that is a seventh of it. */
  private static final double TOLERANCE = 0.07;

  @TempDir private Path directory;

  private JsonNode moments;
  private final Map<String, Double> lasted = new HashMap<>();

  @EachJdk
  void areThoseOfWhoeverHoldsThemUp(Jdk jdk) throws IOException {
    run(jdk);

    assertHas("alone", "RUNS", 1);
    assertHas("both", "RUNS", 2);
    assertHas("nap", "SLEEPS", 2);
    assertHas("holder", "RUNS", 1);
    assertHas("last", "SLEEPS", 1);
    assertThat(waiters("holder")).as("who waits for the lock").isCloseTo(1, within(0.2));
    assertThat(waiters("last"))
        .as("who waits for the lock, and who waits for a lock of that thread")
        .isCloseTo(2, within(0.4));
    assertHas("doze", "SLEEPS", 2);
    assertThat(mean("doze", "tasksWait"))
        .as("of the executor's time, with tasks in its queue")
        .isCloseTo(0.5, within(0.2));
    assertThat(moments.get("executors").asInt()).isEqualTo(1);
    assertThat(sum(all(), box -> box.get("share").asDouble())).isCloseTo(1, within(0.01));
    assertThat(moments.get("lookedNanos").asDouble() / moments.get("looks").asInt())
        .as("nanoseconds from look to look")
        .isLessThan(100e6);
  }

  /** For any JDK: the tests themselves are for that of the analyzer. */
  private Path compiled() {
    Path source =
        Path.of("src/test/java", MomentProgram.class.getName().replace('.', '/') + ".java");
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "8",
                "-Xlint:-options",
                "-d",
                directory.toString(),
                source.toString());
    assertThat(code).isZero();
    return directory;
  }

  private void run(Jdk jdk) throws IOException {
    Path recording = directory.resolve("moments.jfr");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=" + recording)
        .jvmArguments("-XX:ActiveProcessorCount=2")
        .main(MomentProgram.class, compiled())
        .run()
        .expectSuccess()
        .out()
        .lines()
        .map(line -> line.split(" "))
        .forEach(words -> lasted.put(words[0], Double.valueOf(words[1])));
    String json =
        AnalyzerJvm.in(directory)
            .arguments("summarize", "--json", recording.toString())
            .run()
            .expectSuccess()
            .out();
    moments = new JsonMapper().readTree(json).at("/recordings/0/account/sections/0/moments");
  }

  private List<JsonNode> all() {
    List<JsonNode> boxes = new ArrayList<>();
    moments.get("boxes").forEach(boxes::add);
    return boxes;
  }

  /** The boxes at any line of a method, or called by one. */
  private List<JsonNode> boxes(String method) {
    String name = "MomentProgram." + method + ":";
    return all().stream()
        .filter(box -> (box.get("line") + " " + box.get("caller")).contains(name))
        .toList();
  }

  /** In the mean of its time. */
  private double waiters(String method) {
    return mean(method, "waiters");
  }

  private double mean(String method, String what) {
    return sum(boxes(method), box -> box.get(what).asDouble() * box.get("share").asDouble())
        / sum(boxes(method), box -> box.get("share").asDouble());
  }

  private static double sum(List<JsonNode> boxes, ToDoubleFunction<JsonNode> what) {
    return boxes.stream().mapToDouble(what).sum();
  }

  private void assertHas(String method, String doing, double width) {
    List<JsonNode> boxes = boxes(method);
    double share = sum(boxes, box -> box.get("share").asDouble());
    assertThat(share)
        .as("%s of %s", method, moments)
        .isCloseTo(lasted.get(method) / moments.get("lookedNanos").asDouble(), within(TOLERANCE));
    JsonNode most = boxes.get(0);
    assertThat(most.get("doing").asText()).as(method).isEqualTo(doing);
    assertThat(most.get("width").asDouble()).as(method).isCloseTo(width, within(0.25));
  }
}
