package com.acme.passes;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/**
 * Boarding passes of an airport are checked: in a parallel stream of passes (passes) or of gates
 * (gates), or as a task that is cut in halves (flight).
 */
public final class PassControl {
  private static final int PASSES = 512;

  /** What passes begin at which gate. */
  private static final int[] GATES = {0, 9, 17, 26, PASSES};

  private final ForkJoinPool pool = new ForkJoinPool(2);

  private PassControl() {}

  public static void main(String[] args) {
    IntSupplier round = new PassControl().round(args[0]);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= round.getAsInt() == PASSES;
      rounds++;
    }
    Outcome.end(right && rounds > 0, "passes: " + rounds * PASSES + " checked");
  }

  private IntSupplier round(String how) {
    switch (how) {
      case "passes":
        return () -> (int) IntStream.range(0, PASSES).parallel().filter(Pass::right).count();
      case "gates":
        return () -> IntStream.range(0, GATES.length - 1).parallel().map(PassControl::atGate).sum();
      default:
        return () -> pool.invoke(new Flight(0, PASSES));
    }
  }

  private static int atGate(int gate) {
    return (int) IntStream.range(GATES[gate], GATES[gate + 1]).filter(Pass::right).count();
  }
}
