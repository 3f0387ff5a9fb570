package io.fjprobe.launch;

/** One run of one side. */
public final class Turn<T> {
  public final T side;

  /** From 1. */
  public final int round;

  Turn(T side, int round) {
    this.side = side;
    this.round = round;
  }
}
