package io.fjprobe.workloads.task;

import java.util.function.UnaryOperator;

/** A step of a chain, of which each depends on the one before: counts in a plain field. */
public final class ChainStep implements UnaryOperator<Long> {
  private long calls;

  @Override
  public Long apply(Long value) {
    calls++;
    return next(value);
  }

  /** To be read after the end of the chain only. */
  public long calls() {
    return calls;
  }

  /** What that many steps make of 0, without any task. */
  public static long direct(int steps) {
    long value = 0;
    for (int i = 0; i < steps; i++) {
      value = next(value);
    }
    return value;
  }

  private static long next(long value) {
    return (value * 1_103_515_245 + 12_345) & 0x7fff_ffff;
  }
}
