package com.acme.shop;

import java.io.IOException;

/** Computes prices until its input ends, and some more; exits with 1 if they change. */
public final class Shop {
  private static final int MORE = 50;

  private static volatile boolean open = true;

  private Shop() {}

  /** Prints the prices once, as soon as they are known. */
  public static void main(String[] arguments) throws Exception {
    String prices = Prices.all();
    System.out.println(prices);
    Thread door = new Thread(Shop::awaitEnd);
    door.setDaemon(true);
    door.start();
    while (open) {
      check(prices);
    }
    for (int i = 0; i < MORE; i++) {
      check(prices);
    }
    System.out.println("the same each time, verified");
  }

  private static void awaitEnd() {
    try {
      while (System.in.read() >= 0) {
        // until there is no more
      }
      open = false;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void check(String prices) throws Exception {
    String again = Prices.all();
    if (!again.equals(prices)) {
      System.out.println("WRONG: " + again);
      System.exit(1);
    }
  }
}
