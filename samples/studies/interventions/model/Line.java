/**
 * A cache line: which CPUs hold it, and which will once a request has reached those. Until then
 * they go on using it, which is how two CPUs get some work done between transfers.
 */
final class Line {
  private long holders; // a bit for each CPU
  private long next; // 0: nobody asks for it
  private double moves;
  private double arrives;
  private double free;

  /** When the CPU has it, or -1 if it must ask for it. */
  double has(Cpu cpu, double time, boolean alone) {
    if (next != 0 && time >= moves) {
      settle();
    }
    if (serves(next, cpu, alone)) {
      return arrives;
    }
    if (serves(holders, cpu, alone)) {
      return time;
    }
    if (next != 0) {
      settle(); // a little early: requests stand in a row of one
    }
    if ((holders & ~cpu.bit) == 0) {
      holders |= cpu.bit;
      return time;
    }
    return -1;
  }

  private void settle() {
    holders = next;
    next = 0;
  }

  private static boolean serves(long holders, Cpu cpu, boolean alone) {
    return alone ? holders == cpu.bit : (holders & cpu.bit) != 0;
  }

  /** When it arrives, half a transfer after the request has. */
  double ask(Cpu cpu, double time, boolean alone, double transfer, double readShare) {
    moves = Math.max(time + transfer / 2, free);
    arrives = moves + transfer / 2;
    next = alone ? cpu.bit : holders | cpu.bit;
    free = alone ? arrives : moves + readShare * transfer;
    return arrives;
  }
}
