import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What JMH itself says of the sides of a pair. */
final class JmhScores {
  private static final ObjectMapper JSON = new ObjectMapper();

  private JmhScores() {}

  static String ratio(Pair pair, Path out) throws IOException {
    double base = median(pair, out, "base");
    double next = median(pair, out, "new");
    return String.format("JMH's scores: %.2f", base / next);
  }

  /** Of the forks' average times of an operation. */
  private static double median(Pair pair, Path out, String side) throws IOException {
    List<Double> scores = new ArrayList<>();
    for (int r = 1; ; r++) {
      Path results = out.resolve(pair.id() + "-" + side + "-" + r + ".jmh.json");
      if (!Files.exists(results)) {
        return WallTimes.median(scores);
      }
      JsonNode result = JSON.readTree(results.toFile()).path(0);
      scores.add(result.path("primaryMetric").path("score").asDouble());
    }
  }
}
