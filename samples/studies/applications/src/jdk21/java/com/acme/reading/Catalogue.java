package com.acme.reading;

import com.acme.common.PriceList;
import com.acme.common.Pricing;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;

/** What can be asked of a library: a title, or a list that takes long. */
final class Catalogue {
  static final int TITLE_STEPS = Pricing.DETAILED / 2;
  private static final int TITLES = 800;
  private static final int SHORT_LIST = 100;
  private final ForkJoinPool pool = new ForkJoinPool(2);

  long title(long number) {
    return Pricing.cents(PriceList.option(number), TITLE_STEPS);
  }

  /** Some hundred milliseconds, all of them in the caller. */
  long list(long number) {
    return titles(number, TITLES).sum();
  }

  /** Some ten milliseconds in the pool. */
  long inPool(long number) {
    return pool.submit(() -> titles(number, SHORT_LIST).parallel().sum()).join();
  }

  private LongStream titles(long number, int count) {
    return LongStream.range(number, number + count)
        .map(title -> Pricing.cents(PriceList.option(title), Pricing.DETAILED));
  }

  long expected(long number, boolean all) {
    return titles(PriceList.option(number), all ? TITLES : SHORT_LIST).sum();
  }
}
