package com.acme.hotels;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import io.github.resilience4j.ratelimiter.RateLimiter;
import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;

/**
 * Rates of hotels are computed by parallel streams, while partners, who allow some questions a
 * second, are asked as Resilience4j lets them: in the common pool (common) or by one thread (own).
 */
public final class HotelRates {
  private static final int ROOMS = 200;
  private static final int PARTNERS = 40;
  private final Backend backend = Backend.start(5);
  private final RateLimiter limiter =
      RateLimiter.of(
          "partners",
          RateLimiterConfig.custom()
              .limitRefreshPeriod(Duration.ofMillis(100))
              .limitForPeriod(2)
              .timeoutDuration(Duration.ofMinutes(1))
              .build());
  private final AtomicBoolean right = new AtomicBoolean(true);

  private HotelRates() throws Exception {}

  public static void main(String[] args) throws Exception {
    HotelRates rates = new HotelRates();
    boolean common = args[0].equals("common");
    long expected = rooms().sum();
    Shift shift = Shift.ofSeconds(10);
    HotelOffers.daemon(() -> rates.partners(shift, common), "partners").start();
    long rounds = 0;
    while (shift.goesOn()) {
      rates.check(expected == rooms().parallel().sum());
      rounds++;
    }
    Outcome.end(rates.right.get() && rounds > 0, "rates: " + rounds + " rounds");
  }

  private static LongStream rooms() {
    return LongStream.range(0, ROOMS).map(room -> Pricing.cents(room, Pricing.DETAILED));
  }

  private void partners(Shift shift, boolean common) {
    while (shift.goesOn()) {
      LongStream partners = LongStream.range(0, PARTNERS);
      (common ? partners.parallel() : partners)
          .forEach(partner -> check(asked(partner) == Backend.answerTo(partner)));
    }
  }

  private long asked(long partner) {
    limiter.acquirePermission();
    return backend.ask(partner);
  }

  private void check(boolean asExpected) {
    if (!asExpected) {
      right.set(false);
    }
  }
}
