/**
 * What was measured and is simulated.
 *
 * @param state how far the CPUs were apart: near, far, or one for one CPU
 * @param steps of computing in a task
 */
record Case(int cpus, int parallelism, int steps, String state, String variant) {
  /** Measured: 100,000 tasks of 1,000 steps took 160 ms of CPU time more than those of none. */
  private static final double NANOS_A_STEP = 1.59;

  private static final int TASKS = 100_000;

  Setting setting() {
    return new Setting(cpus, parallelism, TASKS, steps * NANOS_A_STEP);
  }

  static Case parse(String... field) {
    return new Case(
        Integer.parseInt(field[0]),
        Integer.parseInt(field[1]),
        Integer.parseInt(field[2]),
        field[3],
        field[4]);
  }

  @Override
  public String toString() {
    return String.join("\t", "" + cpus, "" + parallelism, "" + steps, state, variant);
  }
}
