package com.acme.parking;

import com.acme.common.PriceList;
import com.acme.common.Pricing;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;

/** What cars have to pay, and the pool that computes it. */
final class Fees {
  private static final int STEPS = 8 * Pricing.DETAILED;
  private static final int ZONES = 8;
  private static final int ZONE_STEPS = Pricing.DETAILED / 8;
  private final PriceList fees = new PriceList(STEPS);
  private final long allZones = zones().sum();
  private final ForkJoinPool pool = new ForkJoinPool(2);

  ForkJoinPool pool() {
    return pool;
  }

  /** Some milliseconds. */
  long fee(long car) {
    return Pricing.cents(PriceList.option(car), STEPS);
  }

  /** Zones of the town, some ten microseconds each. */
  LongStream zones() {
    return LongStream.range(0, ZONES).map(zone -> Pricing.cents(zone, ZONE_STEPS));
  }

  boolean right(long car, long fee) {
    return fee == allZones || fees.right(car, fee);
  }
}
