package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Whose the moments of a program are of which that is known. */
@Isolated("who uses the CPUs depends on what else runs")
class MomentsIT {

  /** Of all of the time: some fifteen looks of a part that is a seventh of it. */
  private static final double TOLERANCE = 0.07;

  @TempDir private Path directory;

  private JsonNode moments;
  private final Map<String, Double> lasted = new HashMap<>();

  @SomeJdks
  void areThoseOfWhoeverHoldsThemUp(Jdk jdk) throws IOException {
    run(jdk);

    assertHas("alone", "RUNS", 1);
    assertHas("both", "RUNS", 2);
    assertHas("nap", "SLEEPS", 2);
    assertHas("holder", "RUNS", 1);
    assertHas("last", "SLEEPS", 1);
    assertWaiters("holder", 1); // who waits for the lock
    assertWaiters("last", 2); // who waits for the lock, and who waits for a lock of that thread
    assertHas("doze", "SLEEPS", 2);
    // they wait in the first half of that part, and looks are not spread evenly over it
    assertThat(mean("doze", "tasksWait"))
        .as("of the executor's time, with tasks in its queue")
        .isCloseTo(0.5, within(Math.max(0.2, 4 * halfOfItsLooks("doze"))));
    assertHas("keeps", "SLEEPS", 1);
    assertWaiters("keeps", 40);
    assertThat(moments.get("virtualThreads").asInt())
        .as("virtual threads at once")
        .isBetween(jdk.feature() < 21 ? 0 : 35, jdk.feature() < 21 ? 0 : 41);
    // an executor that has ended is known until it is collected
    assertThat(moments.get("executors").asInt()).isBetween(1, jdk.feature() < 21 ? 3 : 1);
    assertThat(sum(all(), box -> box.get("share").asDouble())).isCloseTo(1, within(0.01));
    assertThat(moments.get("lookedNanos").asDouble() / moments.get("looks").asInt())
        .as("nanoseconds from look to look, however little the agent may spend")
        .isLessThan(1e9);
  }

  private void run(Jdk jdk) throws IOException {
    LookedProgram program = new LookedProgram(directory, MomentProgram.class);
    moments = program.run(jdk);
    program
        .out()
        .lines()
        .map(line -> line.split(" "))
        .forEach(words -> lasted.put(words[0], Double.valueOf(words[1])));
    leaveOutWhatWasBeforeTheFirstLook();
  }

  /** A JVM that starts slowly is looked at later, when its first part is under way. */
  private void leaveOutWhatWasBeforeTheFirstLook() {
    double all = lasted.values().stream().mapToDouble(nanos -> nanos).sum();
    double before = Math.max(0, all - moments.get("lookedNanos").asDouble());
    lasted.merge("alone", -before, Double::sum);
    assertThat(lasted.get("alone")).as("looks begin in the first part").isPositive();
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

  /**
   * In the mean of its time. Of few looks each counts for much, and a look at either end of a part
   * may see the others on their way to the lock.
   */
  private void assertWaiters(String method, int count) {
    assertThat(mean(method, "waiters"))
        .as("who waits for %s of %s", method, moments)
        .isCloseTo(count, within(count * Math.max(0.2, 3 / Math.max(looksAt(method), 1))));
  }

  private double mean(String method, String what) {
    return sum(boxes(method), box -> box.get(what).asDouble() * box.get("share").asDouble())
        / sum(boxes(method), box -> box.get("share").asDouble());
  }

  /** The standard error of what half of the looks at a method see: there may be few. */
  private double halfOfItsLooks(String method) {
    return Math.sqrt(0.5 * 0.5 / Math.max(looksAt(method), 1));
  }

  private double looksAt(String method) {
    return moments.get("looks").asInt() * sum(boxes(method), box -> box.get("share").asDouble());
  }

  private static double sum(List<JsonNode> boxes, ToDoubleFunction<JsonNode> what) {
    return boxes.stream().mapToDouble(what).sum();
  }

  /** On a busy machine the agent can pay for few looks, and each of them counts for much. */
  private double standardError(double share) {
    return Math.sqrt(share * (1 - share) / moments.get("looks").asInt());
  }

  private void assertHas(String method, String doing, double width) {
    List<JsonNode> boxes = boxes(method);
    double share = sum(boxes, box -> box.get("share").asDouble());
    double expected = lasted.get(method) / moments.get("lookedNanos").asDouble();
    assertThat(share)
        .as("%s of %s", method, moments)
        .isCloseTo(
            expected, within(Math.max(TOLERANCE, 3 * standardError(Math.max(expected, share)))));
    if (boxes.isEmpty()) {
      return; // the first look came when this part was nearly over: see the share
    }
    assertThat(boxes.get(0).get("doing").asText()).as(method).isEqualTo(doing);
    assertThat(mean(method, "width"))
        .as("width of %s in %s", method, boxes)
        .isCloseTo(width, within(Math.max(0.25, 3 * halfOfItsLooks(method))));
  }
}
