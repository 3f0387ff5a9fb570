package com.acme.billing;

import com.acme.common.Pricing;

/** A telephone call, as the exchange writes it down. */
final class Call {
  private final long customer;
  private final int seconds;

  private Call(long customer, int seconds) {
    this.customer = customer;
    this.seconds = seconds;
  }

  static Call parse(String line) {
    int comma = line.indexOf(',');
    return new Call(
        Long.parseLong(line.substring(0, comma)), Integer.parseInt(line.substring(comma + 1)));
  }

  static String line(int number) {
    return number % 97 + "," + (30 + number % 600);
  }

  /** By the tariff of the customer, for each minute that was begun. */
  long tariff() {
    long cents = 0;
    for (int second = 0; second < seconds; second += 60) {
      cents += second < 300 ? 10 + customer % 5 : 5;
    }
    return cents;
  }

  /** With all discounts: some hundred microseconds. */
  long invoiced() {
    return tariff() + Pricing.cents(customer, Pricing.DETAILED / 2);
  }
}
