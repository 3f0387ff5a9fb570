package io.fjprobe.analyzer.cli;

import java.util.stream.IntStream;

/** Tasks that allocate nine tenths of all bytes at one line, and the rest at another one. */
public final class AllocationProgram {

  private static final int ROUNDS = 2_000_000;
  private static final int UNIT = 200;

  /** Keeps objects from being left out by the compiler. */
  private static final ThreadLocal<byte[]> LAST = new ThreadLocal<>();

  private AllocationProgram() {}

  public static void main(String[] arguments) {
    long bytes = 0;
    for (int i = 0; i < 10; i++) {
      bytes += IntStream.range(0, ROUNDS / 10).parallel().mapToLong(AllocationProgram::both).sum();
    }
    if (bytes != 10L * UNIT * ROUNDS) {
      throw new AssertionError(bytes);
    }
  }

  private static long both(int i) {
    return rows() + cells();
  }

  private static long rows() {
    LAST.set(new byte[9 * UNIT]);
    return LAST.get().length;
  }

  private static long cells() {
    LAST.set(new byte[UNIT]);
    return LAST.get().length;
  }
}
