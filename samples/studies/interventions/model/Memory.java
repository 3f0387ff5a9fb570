/**
 * What an access to a line takes. Reads wait for the line. Stores do not: they leave when they have
 * it, and what is atomic or volatile waits until all have left.
 */
final class Memory {
  private final Costs costs;
  private long transfers;

  Memory(Costs costs) {
    this.costs = costs;
  }

  /** How often a line went from one CPU to another. */
  long transfers() {
    return transfers;
  }

  double read(Cpu cpu, Line line, double time) {
    boolean there = line.has(cpu, time, false) >= 0; // or in its own store buffer
    return there ? time : ask(cpu, line, time, false, costs.transfer());
  }

  /** A line that comes after others which were read: the CPU has asked before, to have it alone. */
  double readOn(Cpu cpu, Line line, double time) {
    boolean there = line.has(cpu, time, false) >= 0;
    return there ? time : ask(cpu, line, time, true, costs.transfer() * costs.ahead());
  }

  double store(Cpu cpu, Line line, double time) {
    cpu.drained = Math.max(cpu.drained, own(cpu, line, time));
    return time;
  }

  double fence(Cpu cpu, double time) {
    return Math.max(time, cpu.drained) + costs.fence();
  }

  double atomic(Cpu cpu, Line line, double time) {
    double begin = fence(cpu, time);
    return Math.max(begin, own(cpu, line, begin));
  }

  private double own(Cpu cpu, Line line, double time) {
    double has = line.has(cpu, time, true);
    return has >= 0 ? has : ask(cpu, line, time, true, costs.transfer());
  }

  private double ask(Cpu cpu, Line line, double time, boolean alone, double transfer) {
    transfers++;
    return line.ask(cpu, time, alone, transfer, costs.readShare());
  }
}
