import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Compares what was predicted with what was measured, in the folder that the argument names. */
public class Score {

  static class Row {
    String shape;
    int workers;
    double measured;
    double predicted;
    boolean within;
    boolean inRange;

    double error() {
      return predicted / measured - 1;
    }
  }

  public static void main(String[] arguments) throws Exception {
    Path folder = Paths.get(arguments[0]);
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("results.txt"))) {
      String[] cells = line.split(" ");
      Row row = new Row();
      row.shape = cells[0];
      row.workers = Integer.parseInt(cells[1]);
      row.measured = Double.parseDouble(cells[2]);
      JsonNode report =
          new JsonMapper().readTree(folder.resolve(row.shape + ".json").toFile());
      JsonNode operation = report.at("/recordings/0/operations/0");
      for (JsonNode each : operation.get("predictions")) {
        if (each.get("workers").asInt() == row.workers) {
          row.predicted = each.get("simulatedMedianNanos").asDouble();
          double scale = row.predicted / each.get("simulatedNanos").asDouble(); // median to mean
          row.inRange =
              row.measured >= 0.95 * scale * each.get("fastestNanos").asDouble()
                  && row.measured <= 1.05 * scale * each.get("slowestNanos").asDouble();
          row.within =
              row.measured >= 0.98 * each.get("leastNanos").asDouble()
                  && row.measured <= 1.02 * each.get("mostNanos").asDouble();
        }
      }
      rows.add(row);
    }
    System.out.printf("%-20s %7s %11s %11s %8s%n", "shape", "workers", "measured ms", "predicted", "error");
    for (Row each : rows) {
      System.out.printf(
          "%-20s %7d %11.2f %11.2f %+7.1f %%%n",
          each.shape, each.workers, each.measured / 1e6, each.predicted / 1e6, 100 * each.error());
    }
    rows.sort(Comparator.comparingDouble((Row each) -> Math.abs(each.error())));
    System.out.printf(
        "%n%d predictions: half of them are wrong by at most %.1f %%, nine of ten by at most %.1f %%%n",
        rows.size(), 100 * quantile(rows, 0.5), 100 * quantile(rows, 0.9));
    System.out.printf(
        "%d of the measured times are between the bounds, give or take 2 %%%n",
        rows.stream().filter(each -> each.within).count());
    System.out.printf(
        "%d are in the range of the simulations, give or take 5 %%%n",
        rows.stream().filter(each -> each.inRange).count());
    Collections.reverse(rows);
    System.out.println("the worst:");
    for (Row each : rows.subList(0, Math.min(5, rows.size()))) {
      System.out.printf("  %s with %d: %+.1f %%%n", each.shape, each.workers, 100 * each.error());
    }
  }

  static double quantile(List<Row> sorted, double share) {
    return Math.abs(sorted.get((int) Math.ceil(share * sorted.size()) - 1).error());
  }
}
