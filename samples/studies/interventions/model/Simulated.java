import java.util.List;

/** Means of some operations, as a measured run is the mean of many. */
record Simulated(double wall, double cpu, double transfers, double released, double lost) {
  private static final int TOGETHER = 4;
  private static final int RATED = 4;
  private static final double LONGEST = 6;

  static Simulated of(Setting setting, Costs costs, Rules rules, int operations) {
    double wall = 0;
    double cpu = 0;
    double transfers = 0;
    double released = 0;
    double lost = 0;
    for (int i = 0; i < operations; i++) {
      Outcome outcome = new World(setting, costs, rules, i).simulate();
      wall += outcome.wall() / 1e6 / operations;
      cpu += outcome.busy() / 1e6 / operations;
      transfers += (double) outcome.transfers() / setting.tasks() / operations;
      released += (double) outcome.released() / operations;
      lost += (double) outcome.lost() / operations;
    }
    return new Simulated(wall, cpu, transfers, released, lost);
  }

  static Simulated of(Case of, Parameters parameters, int operations) {
    Costs costs = parameters.costs(of.state());
    return of(of.setting(), costs, Rules.named(of.variant()), operations);
  }

  /**
   * The root of the mean square of the logarithm of simulated by measured times.
   *
   * @param enough not to be looked at any closer
   */
  static double error(List<Measured> points, Parameters parameters, double enough) {
    double sum = 0;
    double most = 2 * points.size() * enough * enough;
    for (int i = 0; i < points.size() && sum <= most; i += TOGETHER) {
      sum +=
          points.subList(i, Math.min(i + TOGETHER, points.size())).parallelStream()
              .mapToDouble(point -> square(point, once(point, parameters)))
              .sum();
    }
    return Math.sqrt(sum / (2 * points.size()));
  }

  /** The same by means of some operations. */
  static double meanError(List<Measured> points, Parameters parameters) {
    double sum =
        points.parallelStream()
            .mapToDouble(point -> square(point, of(point.of(), parameters, RATED)))
            .sum();
    return Math.sqrt(sum / (2 * points.size()));
  }

  /** One operation, which ends where it is far from what was measured anyway. */
  private static Simulated once(Measured point, Parameters parameters) {
    Case of = point.of();
    Rules rules = Rules.named(of.variant());
    World world = new World(of.setting(), parameters.costs(of.state()), rules, 0);
    Outcome outcome = world.simulate(LONGEST * 1e6 * point.wall());
    return new Simulated(outcome.wall() / 1e6, outcome.busy() / 1e6, 0, 0, 0);
  }

  static double square(Measured point, Simulated simulated) {
    double wall = Math.log(simulated.wall() / point.wall());
    double cpu = Math.log(simulated.cpu() / point.cpu());
    return wall * wall + cpu * cpu;
  }
}
