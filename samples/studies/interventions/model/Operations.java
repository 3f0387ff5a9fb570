import java.util.Locale;

/** Single operations, as they are simulated. */
final class Operations {
  private final ModelOptions options;
  private final Parameters parameters;

  Operations(ModelOptions options, Parameters best) {
    this.options = options;
    Parameters changed = best;
    for (String setting : options.settings) {
      changed = changed.with(setting);
    }
    parameters = changed;
  }

  void print() {
    System.out.println(
        "CPUs\tparallelism\thandover\tvariant\twall ns\tCPU ns\ttransfers\ttasks run\teach once"
            + "\tworkers\treleased\tlost");
    for (int cpus : options.cpus) {
      for (int parallelism : options.parallelisms(cpus)) {
        for (int handover : options.handover) {
          options.variants.forEach(variant -> print(cpus, parallelism, handover, variant));
        }
      }
    }
  }

  private void print(int cpus, int parallelism, int handover, String variant) {
    double transfer = parameters.transferAt(handover);
    Costs costs = parameters.costs(transfer, Parameters.READ_SHARE);
    Setting setting = new Setting(cpus, parallelism, options.tasks, 0);
    Outcome outcome = new World(setting, costs, Rules.named(variant), options.seed).simulate();
    System.out.printf(
        Locale.ROOT,
        "%d\t%d\t%d\t%s\t%.3f\t%.3f\t%d\t%d\t%s\t%d\t%d\t%d%n",
        cpus,
        parallelism,
        handover,
        variant,
        outcome.wall(),
        outcome.busy(),
        outcome.transfers(),
        outcome.executed(),
        outcome.eachOnce() ? "yes" : "no",
        outcome.workers(),
        outcome.released(),
        outcome.lost());
  }
}
