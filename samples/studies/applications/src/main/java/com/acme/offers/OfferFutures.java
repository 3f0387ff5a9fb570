package com.acme.offers;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.concurrent.Future;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

/**
 * Offers for travels as Vavr futures: one for each, in a pool of its own (independent), or each of
 * them awaiting others (awaited).
 */
public final class OfferFutures {
  private static final int TRAVELS = 64;
  private static final int LEGS = 4;

  private OfferFutures() {}

  public static void main(String[] args) {
    boolean awaited = args[0].equals("awaited");
    Executor pool = new ForkJoinPool(2);
    PriceList prices = new PriceList(Pricing.DETAILED);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= awaited ? travels() : independent(pool, prices);
      rounds++;
    }
    Outcome.end(right && rounds > 0, "offers: " + rounds + " x " + TRAVELS);
  }

  private static boolean independent(Executor pool, PriceList prices) {
    Vector<Future<Long>> offers =
        Vector.range(0, TRAVELS)
            .map(travel -> Future.of(pool, () -> Pricing.cents(travel, Pricing.DETAILED)));
    return Future.sequence(pool, offers)
        .get()
        .zipWithIndex()
        .forAll(offer -> prices.right(offer._2, offer._1));
  }

  private static boolean travels() {
    Vector<Future<Long>> offers =
        Vector.range(0, TRAVELS).map(travel -> Future.of(() -> travel(travel)));
    Seq<Long> cents = Future.sequence(offers).get();
    return cents.size() == TRAVELS
        && cents.zipWithIndex().take(2).forAll(offer -> offer._1 == sumOfLegs(offer._2));
  }

  /** Waits for its legs, which are computed in the same pool. */
  private static long travel(int travel) {
    Vector<Future<Long>> legs = Vector.range(0, LEGS).map(leg -> Future.of(() -> leg(travel, leg)));
    return legs.map(leg -> leg.await().get()).sum().longValue();
  }

  private static long leg(int travel, int leg) {
    return Pricing.cents(travel * 10L + leg, Pricing.DETAILED);
  }

  private static long sumOfLegs(int travel) {
    long sum = 0;
    for (int leg = 0; leg < LEGS; leg++) {
      sum += leg(travel, leg);
    }
    return sum;
  }
}
