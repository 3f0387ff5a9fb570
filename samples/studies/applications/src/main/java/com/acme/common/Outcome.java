package com.acme.common;

/** How a program ends: with one line, and with 1 if its result is wrong. */
public final class Outcome {
  private Outcome() {}

  public static void end(boolean right, String line) {
    System.out.println(line + (right ? ", verified" : ": WRONG"));
    System.exit(right ? 0 : 1);
  }
}
