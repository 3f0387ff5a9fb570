package com.acme.vouchers;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Vouchers are printed by a parallel stream, on a page each (pages) or on one roll (roll), or by a
 * parallel stream for each order, in a pool for it (orders) or in the same one (shared).
 */
public final class VoucherShop {
  private static final int VOUCHERS = 240;
  private static final int IN_ORDER = 4;
  private final Printer printer = new Printer();
  private final ForkJoinPool pool = new ForkJoinPool(2);

  private VoucherShop() {}

  public static void main(String[] args) {
    VoucherShop shop = new VoucherShop();
    long expected = IntStream.range(0, VOUCHERS).mapToLong(Printer::characters).sum();
    LongSupplier day = shop.day(args[0]);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      right &= expected == day.getAsLong();
      days++;
    }
    Outcome.end(right && days > 0, "vouchers: " + days * VOUCHERS + " printed");
  }

  private LongSupplier day(String how) {
    switch (how) {
      case "pages":
        return () -> printed(0, VOUCHERS, printer::print);
      case "roll":
        return () -> printed(0, VOUCHERS, printer::printOnRoll);
      case "shared":
        return () -> orders(first -> order(first, pool));
      default:
        return () -> orders(this::order);
    }
  }

  private static long printed(int from, int to, IntToLongFunction print) {
    return IntStream.range(from, to).parallel().mapToLong(print).sum();
  }

  private static long orders(IntToLongFunction order) {
    long characters = 0;
    for (int first = 0; first < VOUCHERS; first += IN_ORDER) {
      characters += order.applyAsLong(first);
    }
    return characters;
  }

  private long order(int first) {
    ForkJoinPool ofItsOwn = new ForkJoinPool(2);
    try {
      return order(first, ofItsOwn);
    } finally {
      ofItsOwn.shutdown();
    }
  }

  private long order(int first, ForkJoinPool pool) {
    return pool.submit(() -> printed(first, first + IN_ORDER, printer::print)).join();
  }
}
