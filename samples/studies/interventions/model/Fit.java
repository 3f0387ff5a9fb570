import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/** Looks for parameters: the best so far have children, and the better ones stay. */
final class Fit {
  private static final int KEPT = 24;
  private static final int NEW = 6; // one of so many is no child
  private static final Set<String> VARIANTS = Set.of("none", "A", "C", "A+C", "reference");

  /** Parameters, and the root of the mean square of logarithms of simulated by measured times. */
  record Found(Parameters parameters, double error) {}

  private final List<Measured> points;
  private final Path file;
  private final Random random;
  private final List<Found> kept = new ArrayList<>();

  Fit(List<Measured> measured, Path file, long seed) throws IOException {
    points = measured.stream().filter(Fit::isFitted).toList();
    this.file = file;
    random = new Random(seed);
    if (Files.exists(file)) {
      read(file).forEach(found -> tryOut(found.parameters()));
    }
  }

  /** The rest is for the test of the model. */
  static boolean isFitted(Measured measured) {
    Case of = measured.of();
    boolean oneCpu = of.cpus() == 1 && of.parallelism() == 2;
    boolean twoCpus = of.cpus() == 2 && (of.parallelism() == 8 || of.parallelism() == 2);
    return of.steps() == 0 && (oneCpu || twoCpus) && VARIANTS.contains(of.variant());
  }

  static List<Found> read(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> new Found(Parameters.parse(line), Double.parseDouble(line.split("\t")[0])))
        .toList();
  }

  void searchFor(double seconds) throws IOException {
    long begin = System.nanoTime();
    int tried = 0;
    while (System.nanoTime() - begin < seconds * 1e9) {
      Parameters next =
          kept.size() < KEPT || random.nextInt(NEW) == 0 ? Parameters.random(random) : child();
      tryOut(next);
      tried++;
    }
    rate();
    List<String> lines = new ArrayList<>(List.of(Parameters.header()));
    kept.forEach(
        found ->
            lines.add(String.format(Locale.ROOT, "%.4f\t%s", found.error(), found.parameters())));
    Files.write(file, lines);
    System.out.printf(Locale.ROOT, "%d tried, errors kept: %.4f to %.4f%n", tried, best(), worst());
  }

  /** By more operations than the search can afford: one may have been lucky. */
  private void rate() {
    kept.replaceAll(
        found -> new Found(found.parameters(), Simulated.meanError(points, found.parameters())));
    kept.sort(Comparator.comparingDouble(Found::error));
  }

  private Parameters child() {
    Parameters parent = kept.get(random.nextInt(kept.size())).parameters();
    return parent.child(kept.get(random.nextInt(kept.size())).parameters(), random);
  }

  private void tryOut(Parameters next) {
    double enough = kept.size() < KEPT ? Double.POSITIVE_INFINITY : worst();
    kept.add(new Found(next, Simulated.error(points, next, enough)));
    kept.sort(Comparator.comparingDouble(Found::error));
    if (kept.size() > KEPT) {
      kept.remove(KEPT);
    }
  }

  private double best() {
    return kept.get(0).error();
  }

  private double worst() {
    return kept.get(kept.size() - 1).error();
  }
}
