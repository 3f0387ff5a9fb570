package com.acme.common;

/** What options cost, computed beforehand: to check answers at no cost. */
public final class PriceList {
  private static final int OPTIONS = 64;
  private final long[] cents = new long[OPTIONS];

  public PriceList(int steps) {
    for (int option = 0; option < OPTIONS; option++) {
      cents[option] = Pricing.cents(option, steps);
    }
  }

  /** Numbers of options begin anew after some. */
  public static long option(long question) {
    return Math.floorMod(question, (long) OPTIONS);
  }

  public boolean right(long question, long answer) {
    return answer == cents[(int) option(question)];
  }
}
