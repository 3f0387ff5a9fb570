import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** What `analyzer compare` says of a pair. */
final class Answer {
  private static final ObjectMapper JSON = new ObjectMapper();
  private final JsonNode comparison;

  private Answer(JsonNode comparison) {
    this.comparison = comparison;
  }

  static Answer of(Pair pair, Path out, Unit unit) throws IOException, InterruptedException {
    Path json = out.resolve(pair.id() + ".json");
    List<String> command =
        new ArrayList<>(
            List.of(
                "target/fjprobe/analyzer",
                "compare",
                "--base",
                recordings(pair, out, "base"),
                "--new",
                recordings(pair, out, "new"),
                "--json"));
    if (unit == Unit.EVENT) {
      command.add("--operations-of=" + EventInsertion.EVENT);
    }
    if (unit == Unit.JMH) {
      command.add("--force"); // the arguments are parameters of the benchmark, and they differ
    }
    Path log = Files.createDirectories(out.resolve("logs")).resolve(pair.id() + ".log");
    new ProcessBuilder(command)
        .redirectOutput(json.toFile())
        .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start()
        .waitFor();
    JsonNode comparisons = JSON.readTree(json.toFile()).path("comparisons");
    List<JsonNode> all =
        StreamSupport.stream(comparisons.spliterator(), false)
            .map(c -> c.path("comparison"))
            .toList();
    return new Answer(
        all.stream()
            .filter(c -> c.path("workload").asText().equals("whole recording"))
            .findFirst()
            .orElse(all.isEmpty() ? JSON.missingNode() : all.get(0)));
  }

  private static String recordings(Pair pair, Path out, String side) {
    List<String> files = new ArrayList<>();
    for (int r = 1; Files.exists(recording(pair, out, side, r)); r++) {
      files.add(recording(pair, out, side, r).toString());
    }
    if (files.isEmpty()) {
      throw new IllegalArgumentException(
          "no recordings of " + pair.id() + " in " + out + "; run without --again first");
    }
    return String.join(",", files);
  }

  private static Path recording(Pair pair, Path out, String side, int round) {
    return out.resolve(pair.id() + "-" + side + "-" + round + ".jfr");
  }

  String verdict() {
    return comparison.path("verdict").asText("NO_ANSWER");
  }

  boolean claims() {
    return List.of("FASTER", "SLOWER").contains(verdict());
  }

  String unit() {
    return comparison.path("unitOfWork").asText("?");
  }

  String ratio() {
    JsonNode ratio = comparison.path("throughputRatio");
    return ratio.isObject()
        ? String.format(
            "%.2f (%.2f..%.2f)",
            ratio.path("value").asDouble(),
            ratio.path("low").asDouble(),
            ratio.path("high").asDouble())
        : "unknown";
  }

  String cause() {
    return comparison.path("explanations").path(0).path("cause").asText("none");
  }

  String explanation() {
    JsonNode first = comparison.path("explanations").path(0);
    JsonNode share = first.path("shareOfGap");
    return first.isMissingNode()
        ? "none"
        : String.format(
            "%s (%s of the gap): %s",
            cause(),
            share.isNumber() ? String.format("%.0f %%", share.asDouble() * 100) : "no share",
            first.path("summary").asText() + signs(first));
  }

  private static String signs(JsonNode explanation) {
    StringBuilder signs = new StringBuilder();
    explanation.path("signs").forEach(sign -> signs.append("; ").append(sign.asText()));
    return signs.toString();
  }
}
