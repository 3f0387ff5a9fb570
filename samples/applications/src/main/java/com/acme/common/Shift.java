package com.acme.common;

import java.util.concurrent.TimeUnit;

/** The time that a program works before it looks at its results. */
public final class Shift {
  private final long end;

  private Shift(long end) {
    this.end = end;
  }

  public static Shift ofSeconds(long seconds) {
    return new Shift(System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
  }

  public boolean goesOn() {
    return System.nanoTime() - end < 0;
  }
}
