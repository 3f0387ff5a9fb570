package io.fjprobe.analyzer.scale;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Path;

/** Reads what the pool's mechanisms cost from a file of {@code workloads.jar burden --json}. */
public final class BurdenFile {

  private static final String HOW =
      "; make it with: java -jar workloads.jar burden --json=FILE, on the JDK and the machine that"
          + " the prediction is for";

  private BurdenFile() {}

  /**
   * Returns the medians.
   *
   * @throws IOException with a message for the user, if one of them is missing
   */
  public static PoolCosts read(Path file) throws IOException {
    JsonNode costs = tree(file).path("costs");
    return new PoolCosts(
        median(file, costs, "stealNanos"),
        median(file, costs, "forkWakeUpNanos"),
        median(file, costs, "joinReturnNanos"));
  }

  private static JsonNode tree(Path file) throws IOException {
    try {
      return new JsonMapper().readTree(file.toFile());
    } catch (JsonProcessingException e) {
      throw new IOException(file + " is no JSON: " + e.getOriginalMessage() + HOW, e);
    } catch (IOException e) {
      throw new IOException(file + " can't be read: " + Reason.of(e) + HOW, e);
    }
  }

  private static double median(Path file, JsonNode costs, String name) throws IOException {
    JsonNode median = costs.path(name).path("median");
    if (!median.isNumber()) {
      throw new IOException(file + " has no median of " + name + ": it was not measured" + HOW);
    }
    return median.asDouble();
  }
}
