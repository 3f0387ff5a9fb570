package com.acme.shop;

import java.util.concurrent.TimeUnit;

/** Computes prices for some seconds; exits with 1 if they change. */
public final class Shop {
  private Shop() {}

  /**
   * Prints the prices once, as soon as they are known.
   *
   * @param arguments seconds
   */
  public static void main(String[] arguments) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[0]));
    String prices = Prices.all();
    System.out.println(prices);
    do {
      String again = Prices.all();
      if (!again.equals(prices)) {
        System.out.println("WRONG: " + again);
        System.exit(1);
      }
    } while (System.nanoTime() - end < 0);
    System.out.println("the same each time, verified");
  }
}
