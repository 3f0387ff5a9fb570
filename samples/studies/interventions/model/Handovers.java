/**
 * The handover that the harness measures, in the model: two CPUs that take turns with a variable.
 */
final class Handovers {
  private static final double LOOK_EVERY = 0.1;
  private static final int TURNS = 200;

  private final Memory memory;
  private final Line line = new Line();
  private final Cpu[] cpus = {new Cpu(0), new Cpu(1)};
  private final boolean[] stores = new boolean[2];
  private int turn;
  private int turns;

  private Handovers(Memory memory) {
    this.memory = memory;
  }

  /** What a handover takes where a transfer takes so long. */
  static double of(double transfer) {
    return new Handovers(new Memory(Costs.ofTransfer(transfer))).nanos();
  }

  private double nanos() {
    while (turns < TURNS) {
      step(cpus[0].time <= cpus[1].time ? 0 : 1);
    }
    return Math.max(cpus[0].time, cpus[1].time) / TURNS;
  }

  private void step(int me) {
    Cpu cpu = cpus[me];
    if (stores[me]) {
      stores[me] = false;
      turn = 1 - me;
      turns++;
    } else if (turn == me) {
      stores[me] = true;
      cpu.time = memory.atomic(cpu, line, cpu.time);
    } else {
      cpu.time = memory.read(cpu, line, cpu.time + LOOK_EVERY);
    }
  }
}
