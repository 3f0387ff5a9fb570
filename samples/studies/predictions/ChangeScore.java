import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/** Compares what changes were predicted to give with what they gave; the argument is the folder. */
public class ChangeScore {

  public static void main(String[] arguments) throws Exception {
    Path folder = Paths.get(arguments[0]);
    List<Double> ofTime = new ArrayList<>();
    List<Double> ofRatio = new ArrayList<>();
    System.out.printf(
        "%-18s %7s %9s %9s %9s %8s %15s %15s%n",
        "change", "workers", "now ms", "then ms", "predicted", "error", "times as fast", "predicted");
    for (String line : Files.readAllLines(folder.resolve("results.txt"))) {
      String[] cells = line.split(" ");
      JsonNode operation =
          new JsonMapper()
              .readTree(folder.resolve(cells[0] + ".json").toFile())
              .at("/recordings/0/operations/0");
      double predicted = time(operation.at("/whatIfs/0/predictions"), cells[1]);
      double predictedNow = time(operation.get("predictions"), cells[1]);
      double now = Double.parseDouble(cells[2]);
      double then = Double.parseDouble(cells[3]);
      ofTime.add(Math.abs(predicted / then - 1));
      ofRatio.add(Math.abs(predictedNow / predicted / (now / then) - 1));
      System.out.printf(
          "%-18s %7s %9.1f %9.1f %9.1f %+6.1f %% %15.2f %15.2f%n",
          cells[0], cells[1], now / 1e6, then / 1e6, predicted / 1e6,
          100 * (predicted / then - 1), now / then, predictedNow / predicted);
    }
    print("times", ofTime);
    print("how many times as fast", ofRatio);
  }

  static double time(JsonNode predictions, String workers) {
    for (JsonNode each : predictions) {
      if (each.get("workers").asText().equals(workers)) {
        return each.get("simulatedMedianNanos").asDouble();
      }
    }
    throw new IllegalArgumentException("no prediction for " + workers + " workers");
  }

  static void print(String what, List<Double> errors) {
    double[] sorted = errors.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    System.out.printf(
        "%s: %d predictions, half wrong by at most %.1f %%, nine of ten by at most %.1f %%, worst %.0f %%%n",
        what,
        sorted.length,
        100 * quantile(sorted, 0.5),
        100 * quantile(sorted, 0.9),
        100 * sorted[sorted.length - 1]);
  }

  static double quantile(double[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1];
  }
}
