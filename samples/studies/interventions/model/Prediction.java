import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Machines that nobody has measured: the best parameters, and the range of those that fit. */
final class Prediction {
  private static final double AS_GOOD = 1.1;
  private static final double[] READ_SHARES = {0.1, 0.3, 1};
  private static final int MOST = 8;
  private static final int OPERATIONS = 1;

  private final ModelOptions options;
  private final List<Fit.Found> found;

  Prediction(ModelOptions options, List<Fit.Found> found) {
    this.options = options;
    double best = found.get(0).error();
    List<Fit.Found> good = found.stream().filter(one -> one.error() <= AS_GOOD * best).toList();
    int step = Math.max(1, (good.size() + MOST - 1) / MOST);
    this.found =
        IntStream.range(0, good.size()).filter(i -> i % step == 0).mapToObj(good::get).toList();
  }

  void print() {
    System.out.println(
        found.size() + " sets of parameters that fit about equally well; smallest to largest");
    System.out.println("CPUs   P    h  variant          wall ms              of the pool of 21");
    for (int cpus : options.cpus) {
      for (int parallelism : options.parallelisms(cpus)) {
        for (int handover : options.handover) {
          print(cpus, parallelism, handover);
        }
      }
    }
  }

  private void print(int cpus, int parallelism, int handover) {
    double[] reference = walls(cpus, parallelism, handover, "reference");
    for (String variant : options.variants) {
      double[] wall = walls(cpus, parallelism, handover, variant);
      double[] ratio = new double[wall.length];
      Arrays.setAll(ratio, i -> wall[i] / reference[i]);
      System.out.printf(
          Locale.ROOT,
          "%4d %3d %4d  %-10s %22s %26s%n",
          cpus,
          parallelism,
          handover,
          variant,
          range(wall),
          range(ratio));
    }
  }

  private double[] walls(int cpus, int parallelism, int handover, String variant) {
    Setting setting = new Case(cpus, parallelism, 0, "", variant).setting();
    Rules rules = Rules.named(variant);
    return found.parallelStream()
        .flatMapToDouble(
            one ->
                Arrays.stream(READ_SHARES)
                    .map(share -> wall(setting, costs(one.parameters(), handover, share), rules)))
        .toArray();
  }

  private static Costs costs(Parameters parameters, int handover, double share) {
    return parameters.costs(parameters.transferAt(handover), share);
  }

  private static double wall(Setting setting, Costs costs, Rules rules) {
    return Simulated.of(setting, costs, rules, OPERATIONS).wall();
  }

  private static String range(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f..%.2f)",
        sorted[sorted.length / 2],
        sorted[0],
        sorted[sorted.length - 1]);
  }
}
