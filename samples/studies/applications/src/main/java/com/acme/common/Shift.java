package com.acme.common;

import java.util.concurrent.TimeUnit;

/** The time that a program works before it looks at its results. */
public final class Shift {
  /** Seconds instead of those of the program, if it is there. */
  private static final Long SECONDS = Long.getLong("shift.seconds");

  private final long end;

  private Shift(long end) {
    this.end = end;
  }

  public static Shift ofSeconds(long seconds) {
    long length = SECONDS == null ? seconds : SECONDS;
    return new Shift(System.nanoTime() + TimeUnit.SECONDS.toNanos(length));
  }

  public boolean goesOn() {
    return System.nanoTime() - end < 0;
  }
}
