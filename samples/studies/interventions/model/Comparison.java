import java.util.List;
import java.util.Locale;

/** Measured beside simulated: what was fitted, and what was not. */
final class Comparison {
  private static final int OPERATIONS = 4;

  private final List<Measured> measured;
  private final List<Fit.Found> found;

  Comparison(List<Measured> measured, List<Fit.Found> found) {
    this.measured = measured;
    this.found = found;
  }

  void print() {
    Parameters best = found.get(0).parameters();
    printHandover("near", best.of(Parameters.Name.NEAR), Parameters.NEAR_HANDOVER);
    printHandover("far", best.of(Parameters.Name.FAR), Parameters.FAR_HANDOVER);
    print("fitted", measured.stream().filter(Fit::isFitted).toList());
    print("not fitted", measured.stream().filter(point -> !Fit.isFitted(point)).toList());
  }

  private static void printHandover(String state, double transfer, double measured) {
    System.out.printf(
        Locale.ROOT,
        "%s: a transfer takes %.0f ns, so that a handover takes %.0f ns in the model; measured:"
            + " %.0f ns%n",
        state,
        transfer,
        Handovers.of(transfer),
        measured);
  }

  private void print(String title, List<Measured> points) {
    System.out.println(title + ", by the best parameters");
    System.out.println(
        "CPUs P  steps state variant         runs  wall ms  simulated  error    CPU ms  simulated "
            + " error   transfers released   lost");
    double sum = 0;
    for (Measured point : points) {
      Simulated simulated = Simulated.of(point.of(), found.get(0).parameters(), OPERATIONS);
      sum += Simulated.square(point, simulated);
      print(point, simulated);
    }
    System.out.printf(
        Locale.ROOT,
        "root of the mean square of logarithms: %.3f, of %d cases%n%n",
        Math.sqrt(sum / (2 * points.size())),
        points.size());
  }

  private static void print(Measured point, Simulated simulated) {
    Case of = point.of();
    System.out.printf(
        Locale.ROOT,
        "%3d %2d %6d %-5s %-16s %3d %8.2f %10.2f %6s %9.2f %10.2f %6s %9.2f %8.0f %6.0f%n",
        of.cpus(),
        of.parallelism(),
        of.steps(),
        of.state(),
        of.variant(),
        point.runs(),
        point.wall(),
        simulated.wall(),
        Table.percent(simulated.wall() / point.wall()),
        point.cpu(),
        simulated.cpu(),
        Table.percent(simulated.cpu() / point.cpu()),
        simulated.transfers(),
        simulated.released(),
        simulated.lost());
  }
}
