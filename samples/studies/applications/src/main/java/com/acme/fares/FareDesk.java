package com.acme.fares;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Staff;
import java.util.concurrent.TimeUnit;
import java.util.function.IntToLongFunction;
import org.cache2k.Cache;
import org.cache2k.Cache2kBuilder;

/**
 * Sixteen threads of a plain executor quote fares by the tariffs of two zones, which change a few
 * times a second. A cache2k cache keeps them: it loads a tariff itself (loader), or clerks look
 * into it, and work the tariff out if it is not there (aside).
 */
public final class FareDesk {
  private static final int CLERKS = 16;
  private static final int ZONES = 2;
  private static final int TARIFF_STEPS = 400 * Pricing.DETAILED;
  private static final int FARE_STEPS = Pricing.DETAILED / 2;
  private static final PriceList FARES = new PriceList(FARE_STEPS);

  private FareDesk() {}

  public static void main(String[] args) throws Exception {
    IntToLongFunction tariffs = args[0].equals("loader") ? loading() : aside();
    long[] expected = new long[ZONES];
    for (int zone = 0; zone < ZONES; zone++) {
      expected[zone] = workOut(zone);
    }
    long quoted =
        Staff.work(
            CLERKS,
            10,
            number -> {
              int zone = (int) (number % ZONES);
              long fare = Pricing.cents(PriceList.option(number), FARE_STEPS);
              return tariffs.applyAsLong(zone) == expected[zone] && FARES.right(number, fare);
            });
    Outcome.end(quoted > 0, "fares: " + quoted + " quoted");
  }

  private static IntToLongFunction loading() {
    Cache<Integer, Long> cache = builder().loader(FareDesk::workOut).build();
    return cache::get;
  }

  private static IntToLongFunction aside() {
    Cache<Integer, Long> cache = builder().build();
    return zone -> {
      Long tariff = cache.peek(zone);
      if (tariff == null) {
        tariff = workOut(zone);
        cache.put(zone, tariff);
      }
      return tariff;
    };
  }

  private static Cache2kBuilder<Integer, Long> builder() {
    return Cache2kBuilder.of(Integer.class, Long.class)
        .entryCapacity(100)
        .sharpExpiry(true)
        .expireAfterWrite(500, TimeUnit.MILLISECONDS);
  }

  /** Some ten milliseconds. */
  private static long workOut(int zone) {
    return Pricing.cents(zone, TARIFF_STEPS);
  }
}
