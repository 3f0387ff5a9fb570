import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Wall times without the agent, as lines of measured.md. */
final class WallTimes {

  private WallTimes() {}

  static void measure(List<Pair> pairs, Runs runs, int rounds)
      throws IOException, InterruptedException {
    for (Pair pair : pairs) {
      List<Double> base = new ArrayList<>();
      List<Double> next = new ArrayList<>();
      List<Double> ratios = new ArrayList<>();
      for (int r = 0; r < rounds; r++) {
        base.add(runs.plain(pair, pair.base()));
        next.add(runs.plain(pair, pair.next()));
        ratios.add(next.get(r) / base.get(r));
      }
      System.out.printf(
          "| %s | %s | %s | %.2f | %.2f..%.2f | %.1f | %.1f |%n",
          pair.id(),
          pair.jdks(),
          pair.expectation(),
          median(ratios),
          ratios.stream().min(Double::compare).get(),
          ratios.stream().max(Double::compare).get(),
          median(base),
          median(next));
    }
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int n = sorted.size();
    return (sorted.get(n / 2) + sorted.get((n - 1) / 2)) / 2;
  }
}
